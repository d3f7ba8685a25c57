import type { WordsByLanguage } from '#film/storyboard/look/lexicon.ts';

/** Hues, for cloth and light. */
export const HUE_WORDS = {
  red: {
    en: 'red|reds|crimson|scarlet|ruby|vermilion|cherry|blood red|carmine',
    es: 'rojo*|roja*|carmesi|escarlata|rubi|carmin|bermellon|grana',
    fr: 'rouge*|ecarlate|cramoisi*|rubis|carmin|vermillon|cerise',
    de: '*rot|rote*|roten|rubin*|scharlach*|karmin*|karmesin*|kirsch*',
    it: 'ross[oaie]|scarlatt*|cremisi|rubino|carminio|vermigli*',
    pt: 'vermelh*|escarlate|carmesim|rubi|carmim|encarnad*',
    zh: '红色|大红|中国红|朱红|绯红|红宝石|赤红|红金|红黑|鲜红|正红|深红|红绸|火红|红毯|红丝绒',
  },
  burgundy: {
    en: 'burgundy|bordeaux|wine red|maroon|oxblood|claret|mahogany|garnet',
    es: 'burdeos|granate|vino tinto|color vino|borgona|guinda|caoba',
    fr: 'bordeaux|bourgogne|lie de vin|grenat|pourpre|acajou',
    de: 'bordeaux*|burgunder*|weinrot*|dunkelrot*|granat*|mahagoni*',
    it: 'bordeaux|borgogna|bordo|amaranto|granata|vinaccia|mogano',
    pt: 'bordo|bordeaux|vinho|borgonha|grena|bordeus|mogno',
    zh: '酒红|勃艮第|暗红|枣红|桃花心木|紫红',
  },
  pink: {
    en: 'pink*|magenta|fuchsia|blush|rose|hot pink|bubblegum|coral pink|salmon',
    es: 'rosa|rosas|rosado*|rosada*|fucsia|magenta|rosa palo|salmon',
    fr: 'rose|roses|fuchsia|magenta|rose poudre|rosee?s?',
    de: 'rosa|pink*|magenta|rosafarben*|fuchsia|altrosa|rose|rosé*',
    it: 'rosa|fucsia|magenta|rosat*|rosa cipria|ros[ae]te',
    pt: 'rosa|cor de rosa|rosad*|fucsia|magenta|pink',
    zh: '粉色|粉红|马卡龙粉|浅粉|粉调|裸粉|粉嫩|玫红|玫瑰色|桃红|品红|洋红|樱花色|粉紫',
  },
  orange: {
    en: 'orange|amber|tangerine|copper glow|burnt orange|terracotta|pumpkin|apricot|peach',
    es: 'naranja*|ambar|anaranjad*|terracota|mandarina|melocoton|calabaza',
    fr: 'orange*|ambre*|terracotta|mandarine|abricot|citrouille',
    de: 'orange*|bernstein*|terrakotta|apricot|pfirsich*|kurbis*',
    it: 'arancio*|arancion*|ambra*|ambrat*|terracotta|albicocca|pesca',
    pt: 'laranja|alaranjad*|ambar|terracota|tangerina|pessego|abobora',
    zh: '橙色|橘色|橘红|琥珀|橙红|暖橙|南瓜',
  },
  yellow: {
    en: 'yellow*|lemon|sunflower|mustard',
    es: 'amarill*|limon|mostaza',
    fr: 'jaune*|citron|moutarde',
    de: 'gelb*|zitron*|senf*',
    it: 'giall*|limone|senape',
    pt: 'amarel*|limao|mostarda',
    zh: '黄色|明黄|柠檬黄|鹅黄',
  },
  green: {
    en: 'green*|emerald|jade|forest|olive|sage|malachite|bottle green|moss',
    es: 'verde*|esmeralda|jade|oliva|malaquita',
    fr: 'vert|verte|verts|vertes|emeraude|jade|olive|sapin',
    de: '*grun|*grune*|*grunlich*|smaragd*|jade*|oliv*|tannen*',
    it: 'verd[ei]|smeraldo|giada|oliva|verdeggiant*',
    pt: 'verde*|esmeralda|jade|oliva|verde garrafa',
    zh: '绿色|翡翠|祖母绿|墨绿|碧绿|深绿|翠绿|孔雀绿|橄榄绿',
  },
  teal: {
    en: 'teal|turquoise|aqua|aquamarine|cyan|peacock|petrol|mint',
    es: 'turquesa|aguamarina|cian|verde azulado|menta|petroleo',
    fr: 'turquoise|cyan|aigue-marine|bleu canard|menthe|petrole|bleu-vert',
    de: 'turkis*|cyan*|aquamarin*|petrol*|mint*|blaugrun*',
    it: 'turchese|ciano|acquamarina|ottanio|verde acqua|petrolio|tiffany',
    pt: 'turquesa|ciano|agua-marinha|verde agua|petroleo|azul petroleo|menta',
    zh: '青色|蓝绿|绿松石|湖蓝|湖绿|碧蓝|薄荷|青绿|孔雀蓝',
  },
  blue: {
    en: 'blue*|azure|navy|cobalt|sapphire|indigo|ultramarine|cerulean|midnight blue|royal blue|ice blue',
    es: 'azul*|celeste|anil|zafiro|cobalto|indigo|marino',
    fr: 'bleu*|azur|marine|saphir|cobalt|indigo|outremer|ciel',
    de: '*blau*|azur*|saphir*|kobalt*|indigo*|marine*',
    it: 'blu|azzurr*|celeste|zaffiro|cobalto|indaco|blu notte|ceruleo',
    pt: 'azul*|azuis|celeste|safira|cobalto|anil|indigo|marinho',
    zh: '蓝色|天蓝|宝蓝|深蓝|海军蓝|蔚蓝|靛|宝石蓝|湛蓝|冰蓝|电光蓝|霓虹蓝|蓝光|蓝紫|蓝宝石|午夜蓝|海蓝|幽蓝',
  },
  purple: {
    en: 'purple*|violet|lavender|lilac|plum|amethyst|mauve|aubergine|ultraviolet|grape',
    es: 'morad*|violet*|lavanda|lila|purpura|ciruela|amatista|malva|ultravioleta',
    fr: 'violet*|mauve|lavande|lilas|prune|amethyste|aubergine|parme|ultraviolet',
    de: 'lila|violett*|lavendel*|flieder*|pflaume*|amethyst*|purpur*|aubergine*|ultraviolett*',
    it: 'viola|violett*|lavanda|lilla|prugna|ametista|porpora|malva|melanzana',
    pt: 'rox[oa]*|violeta|lavanda|lilas|purpura|ameixa|ametista|malva|ultravioleta',
    zh: '紫色|紫罗兰|薰衣草|紫红|深紫|葡萄紫|紫金|丁香|紫水晶|魅紫|紫光',
  },
} satisfies Record<string, WordsByLanguage>;

/** Metals and colours of type. */
export const METAL_WORDS = {
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
} satisfies Record<string, WordsByLanguage>;

/** Colours of the room. */
export const ROOM_WORDS = {
  black: {
    en: 'black(?! ?jack)|onyx|ebony|jet|noir|charcoal|obsidian|dark tones|all dark',
    es: 'negr[oa]s?|onice|ebano|carbon|azabache',
    fr: 'noir|noire|noirs|noires|onyx|ebene|charbon|anthracite',
    de: 'schwarz*|onyx|ebenholz*|anthrazit*|tiefschwarz',
    it: 'ner[oaie]|onice|ebano|antracite|carbone',
    pt: 'pret[oa]s?|negr[oa]s?|onix|ebano|carvao|antracite',
    zh: '黑色|纯黑|墨黑|黑金|曜石|暗黑|乌木|黑与|黑红|和黑|与黑|红黑|黑白',
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
} satisfies Record<string, WordsByLanguage>;

/** How the colours are meant. */
export const TONE_WORDS = {
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
    en: 'deep|dark|rich|midnight|noir|moody|low-key|dim*|shadowy|smoky',
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
} satisfies Record<string, WordsByLanguage>;

export type HueName = keyof typeof HUE_WORDS;
export type MetalName = keyof typeof METAL_WORDS;
export type RoomName = keyof typeof ROOM_WORDS | 'tinted';
export type ToneName = keyof typeof TONE_WORDS;
