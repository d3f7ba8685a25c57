import SIMPLIFIED_PAIRS from './simplified.json' with { type: 'json' };

/** Letters of other scripts, and stray Latin ones, that look like a plain Latin letter. */
export const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аαɑᴀꭺꓮⲁᗅ',
    b: 'вьʙᏼꓐⲃᗷꮟ',
    c: 'сϲᴄꮯꓚⲥᑕ',
    d: 'ԁɗᴅꭰꓓᗞꮷꓒ',
    e: 'еεєҽᴇꭼꓰⲉᗴ',
    f: 'ғϝꓝᖴ',
    g: 'ɡցɢꮐꓖᏻꮹ',
    h: 'һнհʜꮋꓧⲏᕼ',
    i: 'іιɪꭵꓲⲓ',
    j: 'јϳᴊꭻꓙᒍ',
    k: 'кκᴋꮶꓗⲕ',
    l: 'ӏʟꮮꓡᒪ',
    m: 'мᴍꮇꓟⲙᗰ',
    n: 'ոηпɴꓠⲛᑎ',
    o: 'оοσօᴏꓳⲟ',
    p: 'рρᴘꮲꓑⲣᑭ',
    q: 'ԛզⵕ',
    r: 'гʀꭱꮢꓣᖇ',
    s: 'ѕꜱꮥꮪꓢᔕ',
    t: 'тτᴛꭲꓔⲧ',
    u: 'սυцᴜꓴᑌ',
    v: 'ѵνᴠꮩꓦᐯ',
    w: 'ѡωᴡꮃꮤꓪⲱᗯ',
    x: 'хχꓫⲭ',
    y: 'уүγʏꭹꮍꓬⲩ',
    z: 'ᴢꮓꓜ',
  }).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
);

/** Digits and signs written for letters. */
export const LEET: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
    '!': 'i',
    '€': 'e',
  }),
);

/** Letters that Unicode does not decompose although readers take them for plain ones. */
export const PLAIN_SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe', ı: 'i', đ: 'd', '’': "'", '‘': "'" }),
);

/** Traditional to simplified Chinese, for the words that matter to the policy. */
export const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  SIMPLIFIED_PAIRS.pairs.map((pair) => [pair.charAt(0), pair.charAt(1)]),
);
