import type { LanguageWords } from '#brief/words/language-words.ts';

const DAY =
  '(?:(?:segunda|terca|quarta|quinta|sexta)s?-feiras?|sextas?|sabados?|domingos?|(?<=\\b(?:toda|nesta|na|esta|cada|as|proxima)\\s)(?:segunda|terca|quarta|quinta)s?(?!\\s+d[aeo]s?\\s))';
const MONTH =
  '(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)';
const WEEKDAY = '(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?:-feira)?';
const PART = '(?:a|de|pela|da)\\s+(?:noite|tarde|manha)';

export const PT: LanguageWords = {
  dates: {
    atoms: [
      String.raw`(?:(?:toda|todo|todas as|todos os|esta|este|nesta|neste|cada|proxima|proximo|aos|as)\s+)*${DAY}(?:\s+${PART})?(?:\s+de\s+(?:${MONTH}|verao|inverno|outono|primavera))?`,
      String.raw`(?:de\s+)?${WEEKDAY}\s+a\s+${WEEKDAY}|(?:as\s+)?${WEEKDAY}s?\s+e\s+${WEEKDAY}s?`,
      String.raw`(?:segunda|terca|quarta|quinta)(?=,?\s+(?:as|a partir das|\d{1,2}\s?h|dia|\d{1,2}\s+de|\d{1,2}/\d)\b)`,
      String.raw`(?:de|entre)\s+\d{1,2}\s+[ae]\s+\d{1,2}\s+de\s+${MONTH}`,
      String.raw`(?:dia\s+)?\d{1,2}º?(?:\s*(?:e|a|-)\s*\d{1,2})?\s+de\s+${MONTH}(?:\s+de\s+20\d\d)?`,
      String.raw`dias?\s+\d{1,2}(?:/\d{1,2}(?:/\d{2,4})?)?(?:\s*(?:e|a)\s*\d{1,2})?`,
      String.raw`${WEEKDAY},? \d{1,2},? a ${WEEKDAY},? \d{1,2} de ${MONTH}`,
      String.raw`entre\s+as\s+\d{1,2}\s?h(?:\d{2})?\s+e\s+as\s+\d{1,2}\s?h(?:\d{2})?`,
      String.raw`(?:em|todo o mes de|durante)\s+${MONTH}`,
      String.raw`(?:(?:desde as|a partir das|ate as|das|as)\s+)?\d{1,2}\s?h(?:oras)?(?:\s?\d{2})?(?![\p{L}\d])(?:\s+${PART})?`,
      String.raw`(?!9:16|16:9)\d{1,2}:\d{2}(?:\s?h)?`,
      String.raw`(?:as|das|ate as|a partir das)\s+\d{1,2}(?:\s+(?:horas|e meia))?(?:\s+da (?:noite|tarde))?(?!\s*(?:mil|mesas|%))`,
      String.raw`(?:a|ate a|ate)\s+meia-noite`,
      String.raw`hoje(?:\s+a\s+noite)?|amanha(?:\s+a\s+noite)?|esta noite|(?:este|neste|todo|nesse|proximo)\s+(?:fim de semana|fds)|todos os fins de semana|toda noite|todas as noites|todo o mes|todo mes|todo o verao|neste verao|este verao|cada semana`,
      String.raw`\d{1,2}/\d{1,2}(?:/\d{2,4})?`,
      String.raw`das\s+\d{1,2}\s+as\s+\d{1,2}(?=\s*(?:$|[.,;!?\n)]))`,
    ],
    following: [
      String.raw`(?:as|das|a partir das|ate as)\s+(?:duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze)(?:\s+e meia)?(?:\s+da (?:noite|tarde))?`,
      String.raw`(?:as|das|a partir das|ate as)\s+\d{1,2}(?::\d{2})?`,
      String.raw`\d{1,2}h?\s?(?:-|as)\s?\d{1,2}h?`,
    ],
    holidays:
      'reveillon|(?:vespera de )?ano[- ]novo(?: chines| lunar)?|vespera de natal|natal|dia dos namorados|sao valentim|carnaval|halloween|dia das bruxas|passagem de ano|virada(?: do ano)?|festas? juninas?|pascoa|quarta(?:-feira)? de cinzas|sexta-feira santa',
    joiners: 'as|a|das|ate|de|do|e|ao|no|dia|partir|na|da|em|o',
    droppedLeads: 'as|a|na|no|e|de|do|ao|o|da',
  },
  offers: {
    nouns:
      'jogo|creditos|total|doacao|premios?|premiacao|garantidos?|garantidas?|garantido|jackpot|dinheiro|desconto|descontos|credito|creditos|bonus|entrada|buy in|buy-in|jantar|menu|drinks?|coquetel|coqueteis|fichas|pontos|giros|rodadas|por pessoa|por casal|o casal|minimo|sorteio|brinde|brindes|vale|vales|acumulado|inscricao|stack',
    joiners: 'em|de|no|na|nos|nas|para|as|os|o|a',
    leads:
      '(?:grande\\s+|super\\s+)?(?:premios?|premiacao|jackpot|buy[- ]?in|inscricao|entrada|sorteio|prize pool|acumulado|bolsa|aposta(?: minima)?|jantar|menu|credito)(?:\\s+(?:garantido|garantida|total|minimo|acumulado))?\\s*(?:de|:|a|no valor de)?(?:\\s*(?:ate|mais de))?|ate|mais de|a partir de|sao',
    gifts:
      'pontos em (?:dobro|triplo)|dobro de pontos|dois por um|2\\s?x\\s?1|(?:entrada|estacionamento|acesso|open)\\s+(?:gratis|gratuit[ao]|franca|livre|bar)|(?:drink|taca|coquetel|bebida|flute)\\s+(?:de boas-vindas|gratis|cortesia|de cortesia|inclus[ao]|de espumante|de champanhe|oferecid[ao])|aulas? (?:gratis|gratuitas?)|metade do preco|welcome drink',
  },
  calls: {
    strong:
      'atreve-te|atreva-se|suba|embarque|chama as|chame as|reserv[ae](?:m)?(?! de\\b)|inscreva-se|inscreve-te|registre-se|cadastre-se|ligue|visite(?:-nos)?|venha(?:m)?|vem|junte-se|junta-te|compre|garanta|nao perca|esperamos (?:por )?(?:voce|si|ti|voces)|estamos a (?:sua|tua) espera|saiba mais|siga-nos|baixe|escaneie|aponte|confirme|ingressos em|bilhetes em|informacoes em|mais informacoes|marque|peca|chame|sente-se|faca (?:sua|a sua)|acesse|aceda|participe|consulte|assegure|reservas(?=\\s*:|\\s+(?:em|pelo))',
    weak: 'descubra|viva|aproveite|sinta|celebre|jogue|desfrute|brinde|experimente|entre',
  },
  labels: {
    title:
      '(?:o que|titulo|manchete|mensagem(?: principal)?|slogan|nome(?: do evento)?|evento|chamada principal|cabecalho)',
    offer: '(?:oferta|promo(?:cao)?|premios?|premiacao)',
    when: '(?:quando|datas?|horario|hora|data e hora)',
    venue: '(?:local|onde|lugar|endereco|cliente|casino|cassino)',
    callToAction:
      '(?:fecho|frase final|ultima frase|cta|chamada(?: para (?:a )?acao)?|call to action|convite|fechamento|encerramento|final|botao)',
  },
  naming:
    '(?:chama-se|se chama|titulo(?: deve ser| e| sera)|chamad[oa]|intitulad[oa]|denominad[oa]|batizad[oa]|que se chama)',
  film: 'campanha|historia|sequencia|angulo|qualidade|versao|imagem|imagens|foto|trailer|camera|camara|video|clipe|clip|filme|filmagem|plano|planos|tomadas?|travelling|zoom|panoramica|drone|camera lenta|slow motion|cortes?|montagem|edicao|transicao|transicoes|enquadramento|close|close-up|primeiro plano|foco|desfoque|desfocad[oa]s?|fps|4k|vertical|formato|16:9|9:16|1:1|instagram|tiktok|cinematografic[oa]s?|cinematic[oa]?|profundidade de campo|bokeh|iluminacao|trilha sonora|banda sonora|musica de fundo|narracao|locucao|segundos|estilo|estetica|texto|legenda|letreiro|logo|logotipo|cena|fundo(?! d[aeo])|anuncio|comercial|spot|promo|reels?|teaser|animacao|cartao final|tela final',
  topics:
    'promov(?:er|endo)|anunci(?:ar|ando|amos)|celebr(?:ar|ando|amos)|divulg(?:ar|ando)|apresent(?:ar|ando|amos|a)|para (?:o|a|nosso|nossa)|noss[oa]|sobre|bem-vindos a|chegou',
  venues: {
    heads:
      'casino|cassino|hotel|resort|clube|club|palacio|salao|sala|teatro|terraco|bar|lounge|palace|estoril|bingo|arena|spa|quiosque|palacete|pousada|solar|quinta|herdade|restaurante|adega|taberna|espaco|estalagem|castelo|mansao|pub|boteco|botequim|churrascaria|cafe|discoteca|boate|marina|torre|villa|vila|fazenda|rancho|chacara|convento|mosteiro|pavilhao|coliseu|iate|jardim|tasca|cervejaria|rooftop',
    leads: '@|a bordo do|no|na|nos|nas|do|da|ao|em|pelo|visite o|conheca o|para o',
    generic:
      'de luxo|luxuoso|luxuosa|elegante|privad[oa]|modern[oa]|exclusiv[oa]|vip|nosso|grande|de jogos|lotad[oa]|classic[oa]|iluminad[oa]|cheio|de poquer|de poker|sofisticad[oa]|movimentad[oa]|principal|reservad[oa]',
  },
  events: {
    strong:
      'fazemos \\d+(?: anos)?|os nossos \\d+ anos|deep[ -]?stack|cash games?|main events?|heads-up|dia (?:das maes|dos pais|da mulher)|copa do mundo|torneios?|campeonatos?|festas?|gala|festival|inauguracao|reinauguracao|reabertura|abertura|aniversario|brunch|copa|taca (?!de)|sorteios?|liga|maratona|desafio|carnaval|celebracao|baile|reveillon|concurso|happy hour|ladies night|masters|show|concerto|degustacao|freeroll|(?:grande )?final|semifinal|balada|arraia|satelite|noite (?:das? (?:mulheres|meninas|senhoras|damas|estrelas)|de (?:gala|jazz|poquer|poker|fado|roleta|blackjack)|latina|branca|tropical)|feijoada|arraial|quintas?|almoco',
    weak: 'noite|noites|evento|jantar|semana|espetaculo|sessao|experiencia|tarde|serao|encontro',
    headFirst: true,
  },
  verbs:
    'e|sao|gira|giram|girando|girar|cai|caem|caindo|rola|rolam|rolando|brilha|brilham|brilhando|brilhante|cintila|cintilam|mostra|mostrando|distribui|distribuindo|embaralha|embaralhando|ri|riem|rindo|sorri|sorriem|sorrindo|celebra|celebram|celebrando|celebrar|brindam|brindando|dancam|dancando|joga|jogam|jogando|olha|olham|viva|venha|aproveite|descubra|reserve|chega|chegam|comeca|termina|terminar|acaba|empilha|empilham|empilhadas|desliza|deslizam|deslizando|revela|avanca|segue|passa|flutua|flutuam|promover|anunciar|apresentar|criar|crie|faca|quero|queremos|precisamos|espera|esperam|ilumina|iluminam|iluminado|iluminada|iluminados|inclui|incluir|use|usar|coloque|vestem|vestidos|vestidas|refletem|reflete|se|ha|tem|tocam|toca|tocando|participe|ganhe|convidar|cercada|cercado|divulgar|tilintam|esperamos|finaliza',
  inner: 'de|do|da|dos|das|o|a|os|as|e|&|ao|em',
  weakOpeners:
    'so|unico|unica|o|a|os|as|um|uma|uns|umas|nosso|nossa|nossos|nossas|seu|sua|novo|nova|grande|gran|este|esta|lindo|linda|incrivel|bonita|bonito|e|com|de|do|da|cada|muitas|muitos|varios|alguns|duas|dois|tres|todo|toda|todos|todas|proximo|proxima|mais|primeiro|primeira|espetacular|deslumbrante',
  sceneTitles: [
    ['hora dourada|golden hour', 'na hora dourada'],
    ['meia-noite', 'à meia-noite'],
    ['luar|lua cheia', 'ao luar'],
    ['sob as estrelas|ceu estrelado|estrelad[oa]', 'sob as estrelas'],
    ['por do sol', 'ao pôr do sol'],
    ['entardecer', 'ao entardecer'],
    ['crepusculo', 'ao crepúsculo'],
    ['terraco', 'no terraço'],
    ['rooftop', 'no rooftop'],
    ['cobertura', 'na cobertura'],
    ['beira-mar|frente ao mar|a beira do mar|orla|vista para o mar', 'à beira-mar'],
    ['praia', 'na praia'],
    ['barco a vapor|barco|navio', 'no rio'],
    ['sala vip', 'na sala VIP'],
    ['sala privada', 'na sala privada'],
    ['sala reservada', 'na sala reservada'],
    ['salao vip', 'no salão VIP'],
    ['luz de velas|velas', 'à luz de velas'],
    ['lareira', 'junto à lareira'],
    ['art deco', 'art déco'],
    ['anos (?:20|vinte)', 'dos anos vinte'],
    ['retro', 'retrô'],
    ['vintage', 'vintage'],
    ['veludo', 'de veludo'],
    ['neon|neons', 'em néon'],
    ['tropical|palmeiras|coqueiros', 'tropical'],
    ['jazz', 'e jazz'],
    ['ouro e preto|preto e (?:ouro|dourado)|dourado e preto', 'em ouro e preto'],
    ['diamantes?', 'de diamantes'],
    ['esmeralda', 'esmeralda'],
    ['rubi', 'rubi'],
    ['champanhe|champagne|espumante', 'e champanhe'],
    ['inverno|neve|nevad[oa]', 'de inverno'],
    ['verao', 'de verão'],
    ['mascaras?|mascarad[oa]', 'de máscaras'],
    ['lustres?|candelabros?', 'sob os lustres'],
    ['dourad[oa]s?|de ouro|ouro', 'de ouro'],
    ['luxo|luxuos[oa]', 'de luxo'],
    ['elegantes?|elegancia', 'com elegância'],
  ],
  quietTitles: [
    ['amigos', 'entre amigos'],
    ['amigas', 'entre amigas'],
    ['casal|a dois|para dois', 'a dois'],
    ['chuva|guarda-chuvas?', 'na chuva'],
    ['nevoa|neblina', 'na névoa'],
    ['fumaca', 'na fumaça'],
    ['amanhecer|nascer do sol', 'ao amanhecer'],
    ['jardim|jardins', 'no jardim'],
    ['montanha|serra', 'na montanha'],
  ],
  scenePosition: 'after',
};
