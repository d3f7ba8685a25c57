import { foldText } from '#text/fold-text.ts';
import type { Language } from '#text/language.ts';

/** Words in casino briefs that are specific to one language, in addition to its linking words. */
export const DISTINCTIVE_WORDS: Record<Exclude<Language, 'zh'>, readonly string[]> = {
  en: words(`night night's tables wheel cards create show book slow guests people friday saturday
    sunday monday tuesday wednesday thursday tonight weekend every join new year's eve tournament prize pool ladies
    live music light black blue pink red green dealer spinning shot room rooftop opening free entry friendly lessons with all day win guests last card silence smoke leather nobody rain wheel ball street neon city hall draw
    doors sugar skulls spinning wear costume drinks tickets bring party crowd snow flowers wine beer gold lights dress green sign play you your we members earn
    excludes tuesdays thursdays fridays saturdays sundays`),
  es: words(`noche viernes sábado domingo lunes martes miércoles jueves mesa mesas ruleta cartas fichas torneo
    premio premios reserva ven disfruta música vivo luces luz dorado rojo azul verde negro fiesta sala gente
    ambiente juego anuncio vídeo lento hora bote cada hoy mañana tragaperras chicas mujeres año nuevo gran inauguración última carta silencio humo cuero nadie lluvia bola calle ciudad sorteo velas rosas amor fuego playa
    ya crupier apuesta ayuda mayores pantalla siempre juega mensaje dinero cincuenta treinta primer cuarenta pareja
    siete así luego muestra despacio cuenta suerte cuatro imagen jugadores vuelve nueva jugar cristales barra suena
    diez alrededor puede dile mujer pide después invitados terraza quedan reloj lleva vestíbulo cálida nueve pon
    rueda edad paso otro ella llena señor`),
  fr: words(`soirée nuit vendredi samedi dimanche lundi mardi mercredi jeudi cartes jetons tournoi
    réservez venez lumière lumières ambiance dorée rouge bleu noir fête salle gens jeu machines sous mise cagnotte
    chaque soir heures musique élégante lent ouverture année dames notre votre pour chez dernière carte silence fumée cuir regard acier pluie bille rue ville tirage bougies feu plage bord sous total joueurs gratuit femmes hiver été printemps automne
    deux tout après gros avant tous trois aide écran jamais personne fait coupe voix texte puis secondes argent
    tapis lentement montrez joue voulons ombres amis ici neuf reste trente ligne dix maison lampes tourne jouer seul
    enfants même quatre reflets vingt roue petit toute vue quarante entrée petites aucun calme voir femme faites`),
  de: words(`nacht abend freitag samstag sonntag montag dienstag mittwoch donnerstag tisch karten jetons turnier
    preisgeld musik licht lichter golden rot blau schwarz feier saal leute spiel spielbank uhr jeden jetzt kommen
    bitte text weglassen zeigen kein keine statt alle mehr reservieren erleben eröffnung silvester damenabend kugel rad gäste langsam stimmung heute einladung gold diskret schwarzer marmor runde damen automaten tanz samt kerzen schnee letzte karte stille rauch leder niemand regen straße stadt verlosung feuer strand meer herbst frühling sommer winter`),
  it: words(`notte serata venerdì sabato domenica lunedì martedì mercoledì giovedì tavolo tavoli carte fiches torneo
    premio montepremi prenota vieni musica vivo luce luci oro rosso blu nero verde festa sala gente gioco ogni
    stasera ore inaugurazione capodanno donne elegante lento atmosfera ruota giocatori silenzio tensione fumo titolo piatto cena rose due sfondo mare tavolo ultima carta cuoio pelle nessuno pioggia pallina strada città estrazione candele fuoco spiaggia autunno primavera estate inverno mamma stile anni ritmo veloce colorate tutti amici ore presso dalle della biglietti gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre colori
    dopo tutto prima poi primo soldi tre davanti pubblico calda vogliamo noi ospiti ombre testo dadi secondi niente
    nuovo scena punta panno gioca messaggio vincita giocare cinquanta quattro coppia arriva trenta schermo vedere
    lampade perdere così fuori bambini adulti fai ingresso macchina può vetri mazzo terrazza già piccole nessuna
    amiche anche dieci scritta dolce cui sette ancora altro torna`),
  pt: words(`noite sexta sábado domingo segunda terça quarta quinta feira mesa mesas roleta cartas fichas torneio
    prêmio prêmios prémio reserve venha música vivo luz luzes dourado vermelho azul preto verde festa sala pessoas
    jogo cada hoje inauguração réveillon mulheres elegante lento caça níqueis ouro abóboras roxo laranja neve mesa última carta silêncio fumaça couro ninguém chuva bola rua cidade sorteio velas fogo praia outono primavera verão inverno mãe charuto frase
    depois tem ele aposta salão crupiê mão fundo ajuda dois fim dinheiro tela pra devagar trinta duas diz pode
    mostre quarenta tudo casal cinquenta linha reais ela mensagem fica feltro jogar faz lâmpadas imagem jantar roda
    convidados janela cassino agora crianças vinte dez longo maiores mulher meia recepção jogadores acima aposte
    oito joga escola primeiro isso mesmo gente você`),
};

function words(list: string): readonly string[] {
  return foldText(list).trim().split(/\s+/u);
}
