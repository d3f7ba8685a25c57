import SIMPLIFIED_PAIRS from './simplified.json' with { type: 'json' };

/** Letters of other scripts, and stray Latin ones, that look like a plain Latin letter. */
export const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аαɑᴀ',
    b: 'вьʙ',
    c: 'сϲᴄ',
    d: 'ԁɗᴅ',
    e: 'еεєҽᴇ',
    f: 'ғϝ',
    g: 'ɡցɢ',
    h: 'һнհʜ',
    i: 'іιɪ',
    j: 'јϳᴊ',
    k: 'кκᴋ',
    l: 'ӏʟ',
    m: 'мᴍ',
    n: 'ոηпɴ',
    o: 'оοσօᴏ',
    p: 'рρᴘ',
    q: 'ԛզ',
    r: 'гʀ',
    s: 'ѕꜱ',
    t: 'тτᴛ',
    u: 'սυцᴜ',
    v: 'ѵνᴠ',
    w: 'ѡωᴡ',
    x: 'хχ',
    y: 'уүγʏ',
    z: 'ᴢ',
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
