/**
 * Frequent words of languages in Latin letters that the judge does not read, without accents. They
 * need not be complete: two or three of them in a sentence tell its language. What is as frequent in
 * a language that is read is left out.
 */
export const UNREAD_LANGUAGES = {
  Dutch: `
    het een voor niet zijn ook maar naar deze wordt worden werd heeft hebben kunnen kunt moet
    moeten zullen uw jouw jij jullie wij ons elke elk iedere iedereen altijd nooit veel geen iets
    niets alleen waar wanneer hoe omdat zonder tussen tijdens vandaag vanavond avond zaterdag
    zondag vrijdag donderdag woensdag dinsdag maandag welkom speel spelen wint winnen winnaar
    winst verdien ontvang krijg krijgt kom komt bij aan uit nog wel zo daar jaar dag keer nieuwe
    goede grote beste mooiste leuk gegarandeerd zeker draai inzet verliezen verlies terug rijk
    huis eerste laatste
  `,
  Polish: `
    jest za ze jak czy dla przez przy bez pod nad od tak lub oraz tylko juz jeszcze bardzo kazdy
    kazda kazde kazdego zawsze nigdy dzis dzisiaj teraz jutro wieczor noc wszyscy wszystko ktory
    ktora ktore tego tej tym moje twoje twoj twoja nasz nasza nasze ciebie tobie jestes byc byl
    byla masz mamy maja moze mozesz chcesz wygraj wygrywa wygrywaj wygrana wygrane pieniadze gra
    graj gracz gry kasyno kasynie ryzyka gwarantowana gwarantowane darmowe piatek sobota niedziela
    zapraszamy odbierz swoj swoja swoje razem gdy kiedy gdzie wiecej twoich
  `,
  Swedish: `
    och att det inte ett med hon oss eller om hos fran efter alltid aldrig har var hade kan ska
    skall skulle blir bli vara varje idag ikvall imorgon kvall natt mycket utan bara nar hur vad
    nagot ingen inga dig mig sig dina vart deras hela spela spelar vinner vinna vinst vinster
    pengar garanterad garanterat snurr insats kom valkommen fredag lordag sondag mandag tisdag
    onsdag torsdag nya forlora tillbaka rik
  `,
  Danish: `
    og det ikke af med har kan skal vil blive bliver vaere hver altid aldrig ved hos jeg dig mig
    jer deres vores din hvad hvor hvem hvordan naar kun uden meget mange noget ingen aften nat dag
    iaften spil spiller vind vinder gevinst penge garanteret kom velkommen fredag lordag sondag
    mandag tirsdag onsdag torsdag nye bedste tabe tilbage efter eller hele hvis aar tid
  `,
  Norwegian: `
    og det ikke med har kan skal vil blir bli vaere hver alltid aldri ved hos jeg deg meg oss dere
    vare din ditt hva hvor hvem hvordan nar uten mye mange noe ingen kveld natt dag spill spiller
    vinn vinner gevinst penger garantert velkommen fredag lordag sondag mandag tirsdag onsdag
    torsdag nye beste tilbake rik etter eller hele hvis
  `,
  Finnish: `
    etta kun niin mutta tai kuin jos sina ovat oli olet olen ole joka jossa josta kaikki kaikille
    aina ikina koskaan nyt tanaan huomenna illalla ilta yo yossa viela vain myos ilman kanssa
    jalkeen ennen paljon enemman meidan teidan sinun minun heidan tama taman tassa mita missa
    milloin miten kuka voita voittaa voittaja voitto voiton rahaa raha pelaa pelata peli pelin
    ilmainen ilmaiset ilmaista taattu takuu varma jokainen kierros tervetuloa perjantai
    perjantaina lauantai lauantaina sunnuntai sunnuntaina takaisin rikkaaksi hinta tule saat uusi
    uuden paras parhaat
  `,
  Czech: `
    ze jak pri bez pod nad od nebo jen jiz jeste velmi kazdy kazda kazde kazdou vzdy nikdy dnes
    ted zitra vecer noc vsichni vsechno vse ktery ktera ktere toho tento tato toto muj tvuj tvoje
    nase vam nam jsi jste jsme jsou byt byl byla mame muze muzes muzete chcete vyhra vyhraj
    vyhrajte vyhrava vyhravate vyhrat penize hra hrajte hraj hrac kasino kasinu rizika zarucena
    zarucene zaruceny zdarma sobota nedele pondeli prijdte zveme svuj svou sve spolu kdyz kdy kde
    vice tak uz ztratit prijd
  `,
  Slovak: `
    pri alebo len uz velmi kazdy kazda kazde vzdy nikdy dnes teraz zajtra vecer vsetci vsetko
    ktory ktora ktore tento tato toto moj tvoj tvoje nase vam nam ste sme byt bol mame moze mozete
    vyhra vyhraj vyhrajte vyhrava peniaze hra hrajte zadarmo piatok sobota nedela pridte svoj
    svoju svoje spolu ked kedy kde viac ako
  `,
  Croatian: `
    nije sam smo ste za od bez kod kako koji koja koje ovaj ova ovo taj svaki svaka svako svi sve
    uvijek uvek nikad nikada danas sada sutra vecer veceras noc samo vec jos vrlo nasa nase vasa
    moj tvoj tvoja ili kada gdje gde vise nego mozete mozes dobiti dobitak dobij pobijedi pobjeda
    igra igraj igrajte novac novca besplatno besplatne zajamcen petak subota nedjelja dodite
    rizika kasino
  `,
  Hungarian: `
    az egy hogy volt lesz csak vagy minden mindig soha holnap ejszaka mindenki itt ott ezt azt ez
    aki ahol amikor hogyan nelkul utan elott meg sok tobb nagyon legyen lehet kell tud tudsz nyer
    nyerj nyeremeny nyerni penz penzt jatek jatssz jatszani ingyen ingyenes garantalt biztos
    pentek szombat vasarnap varunk gyere vissza porgetes gazdag kaszino kaszinoban hozzank vesztes
    nalunk
  `,
  Romanian: `
    cu din sunt pentru prin dupa fara toti toate totul fiecare mereu intotdeauna niciodata astazi
    acum maine seara noapte noaptea noastra nostru noastre voastra tau tai acest aceasta aceste
    acesta unde cand cum doar foarte mult multe ori sau daca poti puteti vei castiga castigi
    castigati castigul castiguri bani banii banilor joaca jocuri jocul joc rotiri garantat
    garantate vineri sambata duminica bine venit pierzi inapoi bogat catre despre pana intre
  `,
  Turkish: `
    bir icin ile daha cok kadar sonra herkes herkese hic asla simdi bugun yarin aksam gece var yok
    degil veya biz siz sen onlar bizim sizin senin benim olarak olan oldu olur olacak edin kazan
    kazanin kazanc kazanir kazaniyor kazanirsiniz kazanmak parayi paranizi oyna oynayin oyun oyunu
    bedava ucretsiz garantili kesin kesinlikle kumarhane cuma cumartesi pazar pazartesi hos
    geldiniz gelin risksiz yeni buyuk zengin ol olun kaybetmek kaybetmezsin donus burada zaman
  `,
  Vietnamese: `
    cua cho khong nguoi nhung cac duoc trong nay khi nhu chung dang nhieu luon ngay hom cung thang
    choi tien tro mien phi chac chan dam bao giai thuong sau chu nhat vong quay gio giau thua tat
  `,
  Tagalog: `
    ang ng mga ay ito iyon kung kapag siya sila kami kayo tayo ako ikaw ka ko niya nila namin
    ninyo natin atin inyo lahat bawat palagi lagi ngayon bukas gabi araw walang wala mayroon doon
    laro maglaro manalo panalo mananalo pera sigurado siguradong biyernes linggo halika dahil din
    rin naman nang talo matatalo yaman yayaman ngayong buong
  `,
  Indonesian: `
    yang dari untuk dengan ini itu tidak adalah akan pada juga atau ada bisa dapat kamu kami kita
    saya mereka setiap semua selalu tanpa hari malam sekarang besok besar baru lebih sangat hanya
    sudah belum jika karena menang kemenangan pasti dijamin uang bermain permainan putaran taruhan
    jumat sabtu minggu selamat datang kalah kaya
  `,
  Catalan: `
    amb els pels dels aquest aquesta aquests aquestes vostre vostra avui ara dema nit tothom
    guanya guanyes guanyar guanyeu diners joc tirades divendres dissabte diumenge sense molt tots
    totes ets sou teva
  `,
} as const satisfies Record<string, string>;
