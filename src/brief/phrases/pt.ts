import type { Phrases } from '#brief/phrases/phrases.ts';

export const PT: Phrases = {
  greeting:
    'ola|oi+|bom dia|boa (?:tarde|noite)|carissim[oa]s?|prezad[oa]s?|car[oa]s?|e ai|fala|hey|exm[oa]\\S*|querid[oa]s?',
  signOff:
    'atenciosamente|att\\.?|(?:com os )?(?:melhores )?cumprimentos|abracos?|um abraco|abs|bjs|beijos?|(?:muito )?obrigad[oa](?: desde ja| pela ajuda| a todos)?|valeu!?(?: bjs)?|grat[oa]|ate (?:breve|logo|mais)|cordialmente|saudacoes',
  deadline:
    'versao final|o mais tardar|no maximo ate|diretoria|prazo|entrega\\p{L}*|data limite|primeira versao|primeiro corte|rascunho|esboco|precis\\p{L}* (?:da|do|de|disto|disso) .*ate|precisamos (?:disso|disto|da)|ate (?:amanha|segunda|terca|quarta|quinta|sexta)|urgente|chefe|patrao|aprov\\p{L}*|revis\\p{L}*|envi\\p{L}* (?:me|nos|a|o|uma)|envia-nos|mande|manda(?:r)? (?:para|pra)|reuniao|veiculacao|me avisa|avise|diz-me|ano passado|ontem|juridico|encaminh\\p{L}*|reencaminh\\p{L}*|em anexo|seguem? (?:o|a|as|os)|conforme combinado|o quanto antes|cobrando|pra ontem|para ontem',
  request:
    'precis\\p{L}*|quer\\p{L}*|gostari\\p{L}*|por favor|pfv|consegue\\p{L}*|podes?|pode(?:m|riam)?|faz|fazer|faca|video|clipe?|reels?|spot|filme|anuncio|para (?:a|o|as|os|nossa|nosso)|pra|da roleta|p',
  direction:
    'camera|close|primeiro plano|plano (?:aberto|geral|detalhe|fechado)|travelling|zoom|camera lenta|drone|musica|trilha\\p{L}*|banda sonora|locucao|narracao|voz off|logo\\p{L}*|fonte|cores|luz|luzes|iluminacao|clima|ambiente|fundo|nao (?:mostrar|mostre\\p{L}*|usar|use\\p{L}*)|sem (?:musica|locucao|pessoas|rostos|voz|criancas)|muit[oa]s?|bastante|estilo|animac\\p{L}*|fogos|confete\\p{L}*|fumaca|fumo|transic\\p{L}*|neon',
  legal:
    '(?:maiores|menores) de (?:18|21|idade).*|proibid\\p{L}*|interdita?\\p{L}*|menores|(?:18|21)\\s?\\+|\\+\\s?(?:18|21)|jogue com .*|jogo responsavel|jogo responsavel|responsabilidade|responsavel\\p{L}*|vicio|viciant\\p{L}*|dependencia|linha (?:vida|de apoio).*|1414|ludopatia|cvv|188|autoexclus\\p{L}*|aposte com|documento de identi\\p{L}*|jogue responsavel\\p{L}*',
  terms:
    'termos e condicoes|regulamento|condicoes|reserva-se|se reserva|limitad[oa] a um\\p{L}*|um[a]? (?:unic[oa] )?(?:oferta|participacao|premio|cupom|bonus) por|nao (?:e |sao |pode\\p{L}* ser )?(?:acumulave\\p{L}*|cumulativ\\p{L}*|transferive\\p{L}*|reembolsave\\p{L}*|valid\\p{L}*|convertive\\p{L}*)|enquanto durar\\p{L}*|sujeit[oa] a|valid[oa] (?:apenas|ate|para|somente|so)|funcionarios|vencedor\\p{L}* (?:deve\\p{L}*|sera\\p{L}*)|ganhador\\p{L}* (?:deve\\p{L}*|sera\\p{L}*)|sem aviso|expira|rollover|requisitos? de aposta|certificado de autoriz\\p{L}*|consulte (?:o|as)|apenas um',
  tagging:
    'marc[ae] (?:aquele|aquela|a|o|seus?|suas?|quem|um|teu|tua|os|as)|marque|comenta\\p{L}*|compartilh\\p{L}*|partilh\\p{L}*|siga|segue a|com quem',
  talk: 'tem|ganham|recebem|levam|somos|estamos|vamos|temos|queremos|precisamos|nos|eu|sao|sera|serao|vai|vao|esta|estao|ha|consegue|pode|podemos|gostaria\\p{L}*|preciso|quero|a gente|esperamos',
  call: 'reserv\\p{L}*|inscrev\\p{L}*|cadastr\\p{L}*|regist\\p{L}*|ligue|liga|visite|visita|compre|escaneie|baixe|venha|vem|junte-se|junta-te|particip\\p{L}*|descubra|jogue (?:ja|agora)|peca|pede|garant[ae]\\p{L}*|ingressos (?:em|no)|bilhetes (?:em|no)|mais info\\p{L}*|info (?:em|e)|saiba mais|esperamos por|nao perca|confirme|acesse|aceda|solicite|retire|link na bio|fale|chama|clique|ative|aproveite|viva',
  contact:
    'reservas?|inscric\\p{L}*|informac\\p{L}*|info|ingressos|bilhetes|contat\\p{L}*|contact\\p{L}*|tel\\.?|telefone',
  day: '(?:segunda|terca|quarta|quinta|sexta)s?(?:-feiras?)?|sabados?|domingos?',
  shortDay: 'seg|ter|qua|qui|sex|sab|dom',
  month:
    'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|jan|fev|abr|jun|jul|ago|set|out|nov|dez',
  dayPart: 'a noite|de noite|a tarde|noite|de manha',
  moment:
    'hoje(?: a noite)?|esta noite|amanha a noite|(?:neste|este|todo|no|todos os) (?:fim|fins) de semana|reveillon|ano[- ]novo|passagem de ano|natal|carnaval|pascoa|halloween|dia dos namorados|sao joao|sao valentim|todas as noites|todos os dias|tod[oa] (?:noite|dia)|cada hora|noite toda|o mes todo|todo o (?:mes|verao)|diariamente|meia[- ]noite|meio[- ]dia',
  dateLead:
    'cada|tod[oa]s? (?:as|os)|todas?|todos?|nest[ea]|est[ea]|proxim[oa]|primeir[oa]|ultim[oa]|desde|ate|de|do|entre|a partir de|as|aos',
  dateJoin:
    'as|a|das|de|do|da|dos|e|ate|a partir|ao|aos|desde|no|na|dia|em|h|partir|feira|pelas|com inicio as',
  hour: '(?:a partir das|as|das|ate as|desde as|pelas|ate|a partir de) \\d{1,2}(?:[:.]\\d{2})? ?(?:h(?:oras?)?(?:\\d{2})?)?(?: (?:as|ate as|a) \\d{1,2}(?:[:.]\\d{2})? ?h?(?:\\d{2})?)?',
  range: 'a|e|ate|ao|ou|as|ate as',
  dateTail:
    '(?:ate|a) (?:o |a |ao )?(?:fecho|madrugada|amanhecer|ultimo cliente|meia[- ]noite)|em diante|da (?:noite|tarde|manha)|horas|em ponto',
  until: 'ate|antes|entre',
  sumLead: 'ate|mais de|a partir de|so|apenas|por apenas|no minimo',
  sumJoin: 'em|de|para|por|no|na|do',
  prize:
    'mesas|premios?|premiac\\p{L}*|prize|jackpots?|garantid[oa]s?|bonus|rodadas?|giros?|voltas?|entrada|ingresso|inscricao|buy[- ]?in|rebuy|recompra|desconto|cashback|menu|jantar|buffet|taca|drinks?|cerveja|chope|bebida\\p{L}*|cocktails?|coquetel|fichas|vale|vales|pontos|por pessoa|noite|quarto|diaria|pacote|em jogo|dinheiro|aposta|petisco\\p{L}*|almoco|deposito|sorteio|cupom|cupons|cartao|brunch|credito|bilhetes?|consumacao|torneio|couvert|rodizio',
  counted: 'rodadas|giros|voltas|pontos|bilhetes|premios|vencedores|ganhadores|fichas|cupons|vales',
  giftBefore: 'dobro de|dobro dos?|triplo de|2x1 em|2x1|2x|3x|happy hour com|dois por um',
  giftAfter:
    'gratis|gratuit[oa]s?|de graca|por conta da casa|oferecid[oa]s?|de oferta|de cortesia|cortesia|incluid[oa]s?|inclus[oa]s?|em dobro|pela metade do preco|a metade do preco|de boas-vindas|liberad[oa]s?|de brinde|2x1',
  gift: '(?:2|dois|duas) \\p{L}+ pelo preco de uma?|entrada (?:livre|gratuita|gratis|franca)|open bar|(?:sorteio de|ganhe|concorra a) um[a]? (?:[\\p{L}\\p{N}-]+ ?){1,3}|2x1(?: em \\p{L}+)?|pontos em dobro|happy hour',
  condition:
    'para (?:tod[oa]s?|os|as|nov\\p{L}*|soci\\p{L}*|quem|cada)|pr[ao]s? \\p{L}+|com (?:a|o|um|uma|cartao|qualquer|cada|inscricao|\\d)|por (?:pessoa|casal|cada)|na (?:primeira|compra|sua)|no (?:primeiro|seu)|se|ate (?:as?|ao?|meia|\\d)|antes das?|a cada|apenas (?:para|com)|minim[oa]|aos|as primeir\\p{L}*|ao (?:\\p{L}+r(?:-se)?)|mediante',
  placeLead: 'no|na|nos|nas|ao|do|em',
  gain: 'receba|ganhe|leve|recebes|ganhas|recebe|recebem|ganha|ganham|leva|levam|tem|temos|sorteamos|oferecemos|damos|concorre|concorrem|distribuimos',
  recipient:
    '(?:[oa]s )?primeir[oa]s \\d+ (?:clientes|convidados|jogadores|inscritos)|[oa]s \\d+ primeir[oa]s|cada (?:jogador|cliente)|novos (?:socios|membros)',
  placeHead:
    'casino|cassino|hotel|resort|clube|salao|sala|bar|terraco|lounge|teatro|palacio|restaurante|recepcao|rececao|rooftop|espaco|torre|jardim|arena|varanda|andar|piso|bistro|boate',
  event:
    'noite|noites|torneio|campeonato|festa|gala|festival|inauguracao|abertura|aniversario|brunch|liga|taca|copa|sorteio|rifa|baile|carnaval|segunda|terca|quarta|quinta|sexta|sabado|domingo|jackpot|desafio|semana|final|arraial|maratona',
  wordless:
    'sem (?:nenhum )?(?:textos?|palavras|letreiros?|titulos?)(?: na tela| no ecra)?|so imagens|apenas imagens|nada escrito',
};
