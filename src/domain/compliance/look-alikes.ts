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

const PAIRS =
  '穩稳賺赚賠赔贏赢險险債债錢钱籌筹輸输賭赌場场證证獎奖嬴赢貸贷還还發发財财億亿萬万贖赎資资報报' +
  '無无員员兒儿學学歲岁遊游戲戏機机會会個个來来時时間间後后點点簽签註注冊册領领贈赠費费條条' +
  '當当國国際际實实連连電电視视頻频畫画臉脸聲声換换導导總总統统槍枪殺杀傷伤喪丧鬥斗裝装醉醉' +
  '歡欢樂乐飲饮標标識识誌志誠诚隱隐規规則则審审查查過过濾滤繞绕開开關关馬马錯错倒倒計计術术' +
  '讓让請请買买賣卖龍龙麼么裡里進进這这說说話话對对為为與与從从將将應应該该選选擇择銀银廳厅' +
  '職职業业薪薪業业萬万壓压擔担記记憶忆憂忧鬱郁離离親亲愛爱戀恋婦妇媽妈爺爷孫孙闆板辭辞貧贫' +
  '窮穷農农彩彩檯台檔档級级終终結结給给經经絕绝緊紧線线組组練练總总繼继續续維维護护衛卫術术' +
  '錄录鐘钟鎖锁錶表長长門门閃闪閉闭隊队階阶雙双難难靈灵類类願愿顯显飛飞驗验驚惊鬧闹鮮鲜' +
  '勝胜勞劳動动務务勢势協协單单卻却厲厉參参啟启喚唤嘗尝圖图園园執执壞坏夢梦夠够夾夹奪夺' +
  '寫写寶宝專专屆届屬属島岛師师帶带幣币幫帮廣广廢废彈弹徑径徵征恥耻悶闷惡恶態态懷怀戰战' +
  '擁拥據据擊击擬拟攝摄敗败數数斷断於于暫暂曉晓權权歷历殘残氣气決决沒没況况淚泪滿满漢汉' +
  '潛潜準准濕湿灑洒災灾爭争牆墙狀状獨独獲获現现瑪玛環环產产異异療疗癮瘾盡尽盜盗監监盤盘' +
  '矚瞩碼码確确禮礼種种稱称競竞筆笔節节範范築筑簡简糧粮純纯紅红納纳級级紙纸網网緣缘罰罚' +
  '聖圣聯联聰聪聽听腦脑腳脚舉举舊旧藝艺藥药蘋苹虛虚號号處处補补裸裸複复見见親亲覺觉觀观訂订' +
  '訊讯訓训設设許许評评試试詳详誰谁課课調调談谈論论諾诺證证議议譽誉讀读變变豐丰負负販贩' +
  '責责貴贵貼贴貿贸賀贺賓宾賞赏賢贤賣卖賴赖購购賽赛趕赶跡迹輕轻載载輝辉輩辈輪轮轉转辦办' +
  '運运達达違违遠远遲迟適适遺遗邊边郵邮醜丑醫医釋释針针銷销鋒锋鋼钢鏡镜鐵铁鑽钻';

/** Traditional to simplified Chinese, for the words that matter to the policy. */
export const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  Array.from({ length: PAIRS.length / 2 }, (_, index) => [
    PAIRS.charAt(index * 2),
    PAIRS.charAt(index * 2 + 1),
  ]),
);
