import type { HueName, MetalName, RoomName, ToneName } from '#domain/look.ts';
import type { WordsByLanguage } from '#text/lexicon.ts';

/** Hues, for cloth and light. */
export const HUE_WORDS: Record<HueName, WordsByLanguage> = {
  red: {
    en: 'strawberr*|raspberr*|cherries|cherry(?! blossom)|tomato*|pomegranate*|poppy|poppies|cranberr*|lipstick|chili red|paprika|brick red|rouge|red|reds|crimson|scarlet|ruby|vermilion|cherry|blood red|carmine|lacquer red|candy apple|blood-?red|fire-?engine|red velvet|cardinal|ruby-?red|rosso',
    es: 'fresas?|frambuesa*|cerezas?|granada|amapola*|pintalabios|tomate|pimenton|bermejo|fresa|rojo*|roja*|carmesi|escarlata|rubi|carmin|bermellon|grana|rojo sangre|rojo pasion|rojo carmin|rojo fuego|granate|terciopelo rojo',
    fr: 'fraises?|framboise*|cerises?|grenade|coquelicot*|tomate|paprika|vermeil|piment rouge|rouge*|ecarlate|cramoisi*|rubis|carmin|vermillon|cerise|rouge sang|rouge passion|rouge vif|rouge baiser|velours rouge|rouge laque|vermeil*',
    de: 'erdbeer*|himbeer*|kirschen|granatapfel*|mohn*|tomaten*|lippenstift*|paprika*|feuerrot*|zinnober*|*rot|rote*|roten|rubin*|scharlach*|karmin*|karmesin*|kirsch*|blutrot*|rubinrot*|knallrot*|purpurrot*|lackrot*|dunkelrot*',
    it: 'fragol*|lampon*|cilieg*|melogran*|papaver*|rossetto|pomodor*|paprica|carminio|ross[oaie]|scarlatt*|cremisi|rubino|carminio|vermigli*|rosso sangue|rosso fuoco|rosso passione|rosso ferrari|velluto rosso|rosso lacca',
    pt: 'morango*|framboesa*|cereja*|roma|papoula*|batom|tomate|pimentao|escarlat*|rubro*|vermelh*|escarlate|carmesim|rubi|carmim|encarnad*|vermelho sangue|vermelho paixao|vermelho fogo|veludo vermelho|vermelho laca|bordo',
    zh: '草莓|树莓|樱桃|石榴|罂粟|口红|番茄|朱砂|嫣红|猩红|枫红|胭脂|红色|大红|中国红|朱红|绯红|红宝石|赤红|红金|红黑|鲜红|正红|深红|红绸|火红|红毯|红丝绒|血红|烈焰红|漆红|丝绒红',
  },
  burgundy: {
    en: 'mulberr*|blackcurrant|beetroot|merlot|sangria|port wine|fig|figs|marsala|cabernet|burgundy|bordeaux|wine red|maroon|oxblood|claret|mahogany|garnet',
    es: 'mora madura|remolacha|sangria|tinto|higos?|bermellon oscuro|cereza negra|burdeos|granate|vino tinto|color vino|borgona|guinda|caoba',
    fr: 'cassis|betterave|sangria|figue*|marsala|griotte|bordeaux|bourgogne|lie de vin|grenat|pourpre|acajou',
    de: 'johannisbeer*|rote bete|sangria|feige*|marsala*|schwarzkirsch*|bordo*|bordeaux*|burgunder*|weinrot*|dunkelrot*|granat*|mahagoni*',
    it: 'ribes|barbabietol*|sangria|fic[oh]i?|marsala|amarena|vino rosso|bordeaux|borgogna|bordo|amaranto|granata|vinaccia|mogano',
    pt: 'groselha|beterraba|sangria|figos?|marsala|ginja|tinto|bordo|bordeaux|vinho|borgonha|grena|bordeus|mogno',
    zh: '黑醋栗|甜菜|无花果|桑葚|玛萨拉|绛红|紫檀|酒红|勃艮第|暗红|枣红|桃花心木|紫红',
  },
  pink: {
    en: 'flamingo*|peach blossom|rosy|candyfloss|watermelon*|grapefruit*|rosewater|cerise|bubblegum|shrimp pink|cherry blossom*|dusty rose|pink*|magenta|fuchsia|blush|rose|hot pink|bubblegum|coral pink|salmon|bubble-?gum pink|ballet pink|dusty pink|cotton-?candy|pinkish|rouge pink|shell pink|bougainvillea',
    es: 'flamenco rosa|sandia|pomelo|chicle|frambuesa claro|rosad[oa]s?|melocoton rosado|cerezo*|rosa|rosas|rosado*|rosada*|fucsia|magenta|rosa palo|salmon|rosa chicle|rosa neon|rosa fuerte|rosa bebe|buganvilla*|rosa empolvado|algodon de azucar',
    fr: 'flamant rose|pasteque|pamplemousse|barbe a papa|rosat*|fleur de cerisier|rose bonbon|vieux rose|guimauve|rose|roses|fuchsia|magenta|rose poudre|rosee?s?|rose fluo|rose vif|barbe-a-papa|rose tendre|framboise rose|bougainvill*|rose chewing',
    de: 'flamingo*|wassermelone*|grapefruit*|zuckerwatte*|rosig*|kirschblut*|bonbonrosa|pfirsichblut*|malve|rosa|pink*|magenta|rosafarben*|fuchsia|altrosa|rose|roséfarben*|roséton*|himbeerrosa|*rosa|rosarot*|neonpink*|knallpink*|pastellrosa|puderrosa|beerenrosa|bougainvill*',
    it: 'fenicotter*|anguria|pompelmo|zucchero filato|rose[eoi]|fior di ciliegio|confetto|rosa antico|ciclamino|rosa|fucsia|magenta|rosat*|rosa cipria|ros[ae]te|rosa shocking|rosa acceso|rosa confetto|neon fucsia|rosa chewing|rosa tenue|buganvill*',
    pt: 'flamingo*|melancia*|toranja|algodao doce|rosead*|cerejeira*|rosa cha|rosa antigo|chiclete|rosa|cor de rosa|rosad*|fucsia|magenta|pink|rosa neon|rosa-choque|rosa choque|rosa bebe|algodao-doce|rosa chiclete|primaveras rosa|buganvil*',
    zh: '火烈鸟|西瓜红|西柚|樱粉|桃花|胭脂粉|豆沙|蜜桃粉|芭比|粉色|粉红|马卡龙粉|浅粉|粉调|裸粉|粉嫩|玫红|玫瑰色|桃红|品红|洋红|樱花色|粉紫|樱花粉|泡泡糖|蔷薇色|桃粉|荧光粉|芍药',
  },
  orange: {
    en: 'apricot*|tangerine*|mandarin*|papaya|mango*|persimmon*|saffron|turmeric|carrot*|pumpkin*|clementine|ginger|marmalade|rust|marigold*|caramel|honeyed|sand(?:y|stone)|terracotta|clay|orange|amber|tangerine|copper glow|burnt orange|terracotta|pumpkin|apricot|peach',
    es: 'albaricoque*|mandarina*|papaya|mango*|caqui|azafran|curcuma|zanahoria|jengibre|mermelada|oxid[oa]*|caramelo|miel|arena|arcilla|terracota|teja|naranja*|ambar|anaranjad*|terracota|mandarina|melocoton|calabaza',
    fr: 'abricot*|mandarine*|papaye|mangue*|kaki|safran|curcuma|carotte|gingembre|marmelade|rouille|caramel|miel|sable|argile|terre cuite|ocre|orange*|ambre*|terracotta|mandarine|abricot|citrouille',
    de: 'aprikose*|mandarine*|papaya*|mango*|kaki|safran*|kurkuma*|karotte*|kurbis*|ingwer*|marmelade|rost*|karamell*|honig*|sand|sandfarben*|terrakotta*|ocker*|lehm*|orange*|bernstein*|terrakotta|apricot|pfirsich*|kurbis*',
    it: 'albicocc*|mandarin*|papaia|mango*|cachi|zafferano|curcuma|carot*|zucc[ah]*|zenzero|marmellata|ruggine|caramell*|miele|sabbi*|argilla|terracotta|ocra|arancio*|arancion*|ambra*|ambrat*|terracotta|albicocca|pesca',
    pt: 'damasco*|tangerina*|papaia|mamao|manga|caqui|acafrao|curcuma|cenoura*|gengibre|marmelada|ferrugem|caramelo|mel|areia*|argila|terracota|ocre|laranja|alaranjad*|ambar|terracota|tangerina|pessego|abobora',
    zh: '杏色|橘子|木瓜|芒果|柿子|藏红花|姜黄|胡萝卜|橙子|铁锈|焦糖|蜂蜜|沙色|赤陶|陶土|赭石|暖阳|橙色|橘色|橘红|琥珀|橙红|暖橙|南瓜',
  },
  yellow: {
    en: 'canary|banana*|corn|daffodil*|buttercup*|dandelion*|lemonade|butter|citrine|sunflowers?|pineapple|yellow*|lemon|sunflower|mustard|lemon yellow',
    es: 'canario|platano*|maiz|narciso*|limonada|mantequilla|citrino|girasol*|pina|mostaza|amarill*|limon|mostaza|color sol',
    fr: 'canari|banane*|mais|jonquille*|limonade|beurre frais|citrine|tournesol*|bouton d.or|ananas|jaune*|citron|moutarde',
    de: 'kanarien*|banane*|mais|narzisse*|limonade*|butter*|zitrin|sonnenblume*|lowenzahn|ananas*|gelb*|zitron*|senf*|*gelb',
    it: 'canarin*|banan*|granturco|narcis*|limonata|burro|citrino|girasol*|ananas|paglierin*|giall*|limone|senape',
    pt: 'canario*|banana*|milho|narciso*|limonada|manteiga|citrino|girassol|girassois|abacaxi|amarel*|limao|mostarda',
    zh: '金丝雀|香蕉|玉米|水仙|柠檬|黄油|向日葵|蒲公英|菠萝|奶黄|姜糖|黄色|明黄|柠檬黄|鹅黄|太阳花',
  },
  green: {
    en: 'pistachio*|mint leaf|lime*|avocado*|fern|pine|forest|clover|shamrock*|basil|ivy|matcha|kiwi|cactus|eucalyptus|grass*|billiard|moss*|spruce|tea leaves|frog|green*|emerald|jade|forest|olive|sage|malachite|bottle green|moss',
    es: 'pistacho*|lima|aguacate|helecho|pino|bosque|trebol*|albahaca|hiedra|matcha|kiwi|cactus|eucalipto|hierba|cesped|musgo|abeto|verde*|esmeralda|jade|oliva|malaquita',
    fr: 'pistache*|citron vert|avocat|fougere|foret|trefle*|basilic|lierre|matcha|kiwi|cactus|eucalyptus|herbe|gazon|mousse|sapin*|tilleul|vert|verte|verts|vertes|emeraude|jade|olive|sapin',
    de: 'pistazie*|limette*|avocado*|farn*|kiefer|wald*|kleeblatt*|basilikum*|efeu*|matcha*|kiwi*|kaktus*|eukalyptus*|gras*|rasen*|moos*|tannen*|salbei*|*grun|*grune*|*grunlich*|smaragd*|jade*|oliv*|tannen*',
    it: 'pistacch*|lime|avocado|felc*|pin[oi]|forest[ae]|trifogl*|basilico|edera|matcha|kiwi|cactus|eucalipto|erb[ae]|prat[oi]|muschio|abet[ei]|salvia|verd[ei]|smeraldo|giada|oliva|verdeggiant*',
    pt: 'pistache*|pistacio|limao verde|abacate|samambaia*|pinheiro*|floresta*|trevo*|manjericao|hera|matcha|kiwi|cacto*|eucalipto|relva|grama*|musgo|abeto|salvia|verde*|esmeralda|jade|oliva|verde garrafa',
    zh: '开心果|青柠|牛油果|蕨|松柏|森林|三叶草|罗勒|常春藤|抹茶|猕猴桃|仙人掌|桉树|草地|青苔|苔藓|薄荷绿|竹叶|翡|绿色|翡翠|祖母绿|墨绿|碧绿|深绿|翠绿|孔雀绿|橄榄绿|绿绒|绿毯|竹林|竹',
  },
  teal: {
    en: 'lagoon*|sea ?glass|sea ?foam|verdigris|duck egg|robin.s egg|kingfisher|jellyfish|caribbean sea|topaz blue|spearmint|reef|teal|turquoise|aqua|aquamarine|cyan|peacock|petrol|mint|clear water|crystal water|lagoon-colou?red',
    es: 'laguna turquesa|espuma de mar|cardenillo|martin pescador|medusa*|verde mar|verdin|turquesa|aguamarina|cian|verde azulado|menta|petroleo|agua cristalina|aguas cristalinas',
    fr: 'lagon*|lagune|ecume|vert-de-gris|martin-pecheur|meduse*|vert d.eau|canard|turquoise|cyan|aigue-marine|bleu canard|menthe|petrole|bleu-vert|eaux? transparentes?|eaux? cristallines?',
    de: 'lagune*|meerschaum|grunspan|eisvogel*|qualle*|seegrun*|meergrun*|opal*|entenei|turkis*|cyan*|aquamarin*|petrol*|mint*|blaugrun*|kristallklar* wasser',
    it: 'laguna|schiuma di mare|verderame|martin pescatore|medus[ae]|verdemare|opale|turchese|ciano|acquamarina|ottanio|verde acqua|petrolio|tiffany|acqua cristallina|acque cristalline',
    pt: 'lagoa azul|espuma do mar|azinhavre|martim-pescador|agua-viva|medusas?|verde mar|opala|turquesa|ciano|agua-marinha|verde agua|petroleo|azul petroleo|menta|agua cristalina|aguas claras',
    zh: '泻湖|海玻璃|铜绿|翠鸟|水母|深海|海沫|蒂芙尼|冰川蓝绿|青色|蓝绿|绿松石|湖蓝|湖绿|碧蓝|薄荷|青绿|孔雀蓝|潟湖|清澈',
  },
  blue: {
    en: 'periwinkle*|cornflower*|denim|blueberr*|ocean blue|sky ?blue|steel blue|lapis|forget-me-not*|arctic|ink|inky|jeans|bluebell*|hyacinth|blue*|azure|navy|cobalt|sapphire|indigo|ultramarine|cerulean|midnight blue|royal blue|ice blue|navy blue|nautical blue|electric blue|icy blue|frosty blue|baby blue|delft|ocean-?blue|lake blue|deep sea',
    es: 'arandano*|vaquero azul|lapislazuli|nomeolvides|cielo azul|tinta|jacinto*|aciano|indigo|azul*|celeste|anil|zafiro|cobalto|indigo|marino|azul profundo|azul noche|azul marino|azul electrico|azul hielo|ultramar|azulejo*|mar profundo',
    fr: 'myrtille*|denim|lapis*|myosotis|ciel bleu|encre|jacinthe*|bleuet*|pervenche|bleu*|azur|marine|saphir|cobalt|indigo|outremer|ciel|bleu nuit|bleu marine|bleu electrique|bleu glacier|bleu roi|grand bleu|bleu profond',
    de: 'heidelbeer*|blaubeer*|jeans*|lapislazuli|vergissmeinnicht*|himmelblau*|tinte*|hyazinthe*|kornblume*|immergrun|*blau*|azur*|saphir*|kobalt*|indigo*|marine*|nachtblau*|marineblau*|stahlblau*|eisblau*|konigsblau*|tiefblau*|tintenblau*|meerblau*',
    it: 'mirtill*|denim|lapislazzuli|nontiscordardime|cielo sereno|inchiostro|giacint*|fiordalis*|pervinca|blu elettrico|blu|azzurr*|celeste|zaffiro|cobalto|indaco|blu notte|ceruleo|blu navy|blu profondo|blu ghiaccio|oltremare|blu reale|carta da zucchero',
    pt: 'mirtilo*|jeans|denim|lapis-lazuli|miosotis|ceu azul|tinta|jacinto*|centaurea|pervinca|azul*|azuis|celeste|safira|cobalto|anil|indigo|marinho|azul-marinho|azul noite|azul eletrico|azul profundo|azul gelo|ultramar|azul-royal|azulejo*',
    zh: '蓝莓|牛仔布|青金石|勿忘我|墨水|矢车菊|风信子|晴空|海军|雾蓝|钴蓝|蓝色|天蓝|宝蓝|深蓝|海军蓝|蔚蓝|靛|宝石蓝|湛蓝|冰蓝|电光蓝|霓虹蓝|蓝光|蓝紫|蓝宝石|午夜蓝|海蓝|幽蓝|藏蓝|夜蓝|克莱因蓝|冰川|墨蓝|极光蓝',
  },
  purple: {
    en: 'eggplant*|plums?|plum-colou?red|blackberr*|heather|iris|orchid|wisteria|mulled wine|boysenberr*|crocus|beet|twilight purple|grape*|acai|fig purple|royal purple|purple*|violet|lavender|lilac|amethyst|mauve|aubergine|ultraviolet|grape',
    es: 'berenjena*|zarzamora*|brezo|iris|orquidea*|glicin*|ciruela*|lavanda*|uva morada|remolacha|purpure*|morad*|violet*|lavanda|lila|purpura|ciruela|amatista|malva|ultravioleta',
    fr: 'aubergine*|mures?|bruyere|iris|orchidee*|glycine*|prunes?|lavande*|myrtille violette|figue violette|pourpr*|violet*|mauve|lavande|lilas|prune|amethyste|aubergine|parme|ultraviolet',
    de: 'aubergine*|brombeer*|heidekraut|iris|orchidee*|glyzinie*|pflaume*|lavendel*|veilchen*|fliederfarben*|traubenfarben*|lila|violett*|lavendel*|flieder*|pflaume*|amethyst*|purpur*|aubergine*|ultraviolett*',
    it: 'melanzan*|mor[ae] di rovo|erica|iris|orchide[ae]|glicin*|prugn*|lavand*|uva nera|viol[ae]|porpor*|viola|violett*|lavanda|lilla|prugna|ametista|porpora|malva|melanzana',
    pt: 'berinjela*|beringela*|amora*|urze|iris|orquidea*|glicinia*|ameixa*|lavanda*|uvas roxas|jabuticaba|purpur*|rox[oa]*|violeta|lavanda|lilas|purpura|ameixa|ametista|malva|ultravioleta',
    zh: '茄子|黑莓|鸢尾|兰紫|紫藤|李子|薰衣草|葡萄|桑葚紫|紫罗兰|芋泥|香芋|紫色|紫罗兰|薰衣草|紫红|深紫|葡萄紫|紫金|丁香|紫水晶|魅紫|紫光',
  },
};

/** Metals and colours of type. */
export const METAL_WORDS: Record<MetalName, WordsByLanguage> = {
  gold: {
    en: 'gold|golden|gilded|gilt|brass|champagne gold|honey',
    es: 'oro|dorad*|aureo*|laton|dorado',
    fr: 'or|dore*|dorure*|laiton',
    de: 'gold*|vergoldet*|messing*|schwarz gold*',
    it: "oro|d'oro|dorat*|aure*|ottone",
    pt: 'ouro|dourad*|latao|aureo',
    zh: '金色|黄金|金黄|鎏金|烫金|黑金|金碧辉煌|金光|香槟金|红金|紫金|金箔|金灿灿|镀金|金与黑|黑与金|金和黑|黑色与金',
  },
  silver: {
    en: 'silver*|chrome|platinum|steel|pewter|pearl|diamond*|crystal|white gold',
    es: 'platead*|plata|cromad*|cromo|platino|acero|perla|diamante*',
    fr: 'argent|argente*|chrome*|platine|acier|nacre*|diamant*',
    de: 'silber*|chrom*|platin*|stahl*|perlmutt*|diamant*|kristall*',
    it: 'argent[oae]*|cromat*|cromo|platino|acciaio|perla|diamant*',
    pt: 'prata|pratead*|cromad*|cromo|platina|aco|perola|diamante*',
    zh: '银色|银白|铂金|白金|铬|珍珠|钻石|水晶|银光',
  },
  copper: {
    en: 'copper|bronze|bronzed|cognac|whisky tones|caramel|rust',
    es: 'cobre|cobriz*|bronce|caramelo|conac',
    fr: 'cuivre*|bronze|caramel|cognac',
    de: 'kupfer*|bronze*|cognac*|karamell*|kognak*',
    it: 'rame|ramat*|bronzo|bronze*|caramello|cognac',
    pt: 'cobre|bronze*|caramelo|conhaque|acobread*',
    zh: '铜色|古铜|青铜|焦糖|玫瑰铜|干邑',
  },
  roseGold: {
    en: 'rose gold|pink gold|rosegold',
    es: 'oro rosa*|oro rosado|rosa y oro|dorado rosa',
    fr: 'or rose|rose et or',
    de: 'rosegold*|rosé gold|rotgold|rosagold|rose gold*',
    it: 'oro rosa|oro rosato',
    pt: 'ouro rosa|ouro rose|rose gold',
    zh: '玫瑰金|粉金',
  },
};

/** Colours of the room. */
export const ROOM_WORDS: Record<Exclude<RoomName, 'tinted'>, WordsByLanguage> = {
  black: {
    en: 'black(?! ?jack)|onyx|ebony|jet|noir|charcoal|obsidian|dark tones|all dark|pitch dark|darkness|in the dark',
    es: 'negr[oa]s?|onice|ebano|carbon|azabache|oscuridad|a oscuras',
    fr: 'noir|noire|noirs|noires|onyx|ebene|charbon|anthracite|obscurite|tenebr*',
    de: 'schwarz*|onyx|ebenholz*|anthrazit*|tiefschwarz|duster*|finster*|dunkelheit',
    it: 'ner[oaie]|onice|ebano|antracite|carbone|buio|buia|oscurita',
    pt: 'pret[oa]s?|negr[oa]s?|onix|ebano|carvao|antracite|escuridao|tudo escuro',
    zh: '黑色|纯黑|墨黑|黑金|曜石|暗黑|乌木|黑与|黑红|和黑|与黑|红黑|黑白|全黑|漆黑|昏暗|黑暗',
  },
  white: {
    en: 'white(?! party tent)|ivory|cream|snow white|alabaster|pearl white',
    es: 'blanc[oa]s?|marfil|crema|alabastro',
    fr: 'blanc|blanche|blancs|blanches|ivoire|creme|albatre',
    de: '*weiß*|elfenbein*|creme*|alabaster',
    it: 'bianc[oah]*|avorio|panna|alabastro',
    pt: 'branc[oa]s?|marfim|creme|alabastro',
    zh: '白色|象牙|米白|纯白|乳白|黑白|雪白|奶油',
  },
  brown: {
    en: 'brown|walnut|oak|wood panel*|leather|tobacco|chocolate|sepia|tan',
    es: 'marron*|nogal|roble|cuero|tabaco|chocolate|sepia',
    fr: 'brune?s?|marron*|noyer|chene|cuir|tabac|chocolat|sepia|boiserie*',
    de: 'braun*|nussbaum*|eiche*|leder*|tabak*|schokolade*|sepia|holzgetafelt*',
    it: 'marron*|noce|quercia|cuoio|tabacco|cioccolat*|seppia|pelle',
    pt: 'marrom|castanh*|nogueira|carvalho|couro|tabaco|chocolate|sepia',
    zh: '棕色|褐色|胡桃木|橡木|皮革|咖啡色|木质',
  },
};

/** How the colours are meant. */
export const TONE_WORDS: Record<ToneName, WordsByLanguage> = {
  vivid: {
    en: 'neon*|electric|vibrant|vivid|saturated|fluorescent|glowing|laser*|led|day-?glo|cyberpunk|synthwave|vaporwave|bright lights',
    es: 'neon*|electric*|vibrante*|vivid*|fluorescente*|saturad*|laser*|fosforescente*|luminos*',
    fr: 'neon*|electrique*|vibrant*|vif|vifs|vive|vives|fluo*|sature*|laser*|flashy|lumineu*',
    de: 'neon*|elektrisch*|leuchtend*|knallig*|grell*|fluoreszierend*|gesattigt*|laser*|kraftig*',
    it: 'neon*|elettric*|vibrant*|vivac*|vivid*|fluo*|sgargiant*|laser*|acces[aeio]',
    pt: 'neon*|eletric*|vibrante*|vivid*|fluorescente*|laser*|vivas?|vivos|saturad*',
    zh: '霓虹|电光|鲜艳|荧光|炫彩|赛博朋克|激光|炫目|亮丽|五彩|绚丽|绚烂|缤纷',
  },
  deep: {
    en: 'deep|dark|rich|midnight|film noir|moody|low-key|dim|dimmed|dimly|shadowy|smoky',
    es: 'profund*|oscur*|intens*|sombri*|tenue*|ahumad*',
    fr: 'profond*|sombre*|fonce*|intense*|tamise*|feutre*|obscur*',
    de: 'tief*|dunkel*|dunkle*|satt*|gedampft*|duster*|schummrig*|mitternachts*',
    it: 'profond*|scur*|intens*|cup[oaie]|soffus*|fumos*',
    pt: 'profund*|escur*|intens*|fechad*|sombri*|penumbra',
    zh: '深色|深沉|暗调|浓郁|幽暗|昏暗|暗色|低调|深邃|墨',
  },
  pale: {
    en: 'pastel*|soft (?:pink|rose|blue|green|lilac|peach|gold|colou?rs?|tones|hues)|pale|light pink|powder|blush|airy|muted|baby (?:blue|pink)',
    es: 'pastel*|tonos suaves|palid*|clar[oa]s?|empolvad*',
    fr: 'pastel*|tons doux|pale*|clairs?|claires?|poudre*',
    de: 'pastell*|zart*|sanfte farben|blass*|hellrosa|hellblau*|pudrig*',
    it: 'pastello|tenu[ei]|pallid*|chiar[oaie]|cipria',
    pt: 'pastel|pasteis|tons suaves|palid*|clar[oa]s?',
    zh: '柔和色|浅色|淡|马卡龙|粉嫩|清新|柔美',
  },
};
