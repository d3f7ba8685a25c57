import type { Phrases } from '#brief/phrases/phrases.ts';

export const EN: Phrases = {
  greeting:
    'hi|hello|hey|hiya|dear|good (?:morning|afternoon|evening|day)|morning|greetings|yo|to whom it may concern',
  signOff:
    '(?:kind|best|warm|many)?\\s?regards|(?:many |big )?thanks(?: a lot| so much| again| in advance| all| team| guys| everyone)?|thank you(?: so much| all)?|thx|cheers|best|best wishes|all the best|sincerely|yours(?: truly| sincerely| faithfully)?|ta|talk soon|speak soon|sent from my.*|xx?o?',
  deadline:
    'final (?:version|file|cut|film|video|art)|no later than|at the latest|deadline|due (?:by|on|date)|drafts?|first cut|rough cut|first version|eod|cob|asap|turn(?:ed)? (?:this |it )?around|sign(?:ed)?[- ]?off|need(?:s|ed)? (?:it|this|that|these|everything|the (?:video|file|film|spot|clip|final))|wants? it|get (?:it|this) (?:to|back)|send (?:it|this|me|us|over|back|a|the|your)|for (?:review|approval)|review(?:ed)? by|approv(?:e|al|ed)|boss|deliver(?:y|ed|able)?s?|air(?:s|ing)? date|go(?:es)? live|back to (?:me|us)|let me know|call me|ping me|meeting|please confirm|legal (?:sent|team|says|wants)|by (?:end of|close of|tomorrow|tmrw|tonight|monday|tuesday|wednesday|thursday|friday|noon)|last (?:year|month|week|spring|summer|time)|yesterday|hope (?:you|all)|can you have',
  request:
    "(?:we|i)?\\s?(?:need|want|would like|'d like|are looking for|looking for)\\b|can (?:you|we)|could you|please|pls|make (?:me|us|it|a)|do (?:me|us|a)|create|put together|something|video|vid|clip|reel|spot|film|promo for|teaser|ad for|post for|story for",
  direction:
    'camera|close[- ]?ups?|wide(?: shot)? of|wide shot|tracking|push(?:es|ing)? in|pull(?:s|ing)? (?:back|out)|pan(?:s|ning)?|dolly|zoom\\p{L}*|slow[- ]?mo\\p{L}*|b-roll|drone|time-?lapse|montage|cut to|fade\\p{L}*|dissolve|transition\\p{L}*|music|soundtrack|voice-?over|\\bvo\\b|sfx|sound design|logo|font|colou?r grad\\p{L}*|palette|lighting|lit by|cinematic|bokeh|vibe|mood|aesthetic|upbeat|background|foreground|in shot|on camera|don.?t (?:show|use)|do not (?:show|use)|avoid|no (?:kids|children|people|faces|music|voice\\p{L}*|stock)|make it (?:\\p{L}+)|lots of|keep it|feel of|style of|reuse|footage|animat\\p{L}*|fireworks|confetti',
  legal:
    '(?:must be|be|are|aged?|guests|over|only|ages?)\\s(?:at least\\s|over\\s)?(?:18|19|21)\\b.*|(?:18|19|21)\\s?\\+|(?:18|19|21) (?:or|and|years|yrs).*|gambl(?:e|ing) (?:problem|responsibl\\p{L}*|aware|addiction).*|problem gambling.*|play responsibly|please (?:play|gamble) responsibly|gamble ?aware|know when to stop.*|begambleaware|1-?800-?(?:gambler|522|426|bets|my)\\S*|helpline|hotline|when the fun stops.*|ncpg|self-?exclu\\p{L}*|addict\\p{L}*|responsible gam\\p{L}*|valid (?:photo )?id|under(?:age|s| 18| 21)',
  terms:
    'terms (?:and|&) conditions|t(?:s)?\\s?&\\s?c(?:s|.s)?|terms apply|no cash value|not redeemable|non-?transferable|reserves? (?:the|all) rights?|limit(?:ed to)? (?:one|1|two|2)|one (?:entry|offer|redemption|prize|match play|voucher|per) per|one \\p{L}+(?: \\p{L}+)? per (?:person|guest|member|player|day|account|visit)|per (?:person|guest|member|account) per|cannot be (?:combined|exchanged|redeemed)|not (?:valid|be combined|combinable|available) (?:with|in|for)|void where|wagering|playthrough|rollover requirement|without (?:prior )?notice|subject to (?:change|availability|terms)|see (?:the )?(?:rules|cage|players? club|guest services|website|official rules)[^.]* for (?:full |complete )?(?:details|rules|terms)|eligib\\p{L}*|employees[^.]*not|must be (?:present|a|an|claimed|redeemed|used)|valid id required|offer (?:expires|valid|ends)|no purchase necessary|at (?:its|their) (?:sole )?discretion|expires? (?:after|within|on|\\d)|max(?:imum)? (?:bonus|win|cash|payout|stake)|prizes? (?:must|may|cannot|are not)|winners? (?:have|must|will|need)|entries? (?:must|are|close|limited)',
  tagging:
    'tag (?:a|the|your|someone|who|whoever|3|three|two|2|us|them)|who are you bringing|mention (?:a|your)|dm (?:a|your)|share with|double tap|follow us|drop a|comment (?:below|with)',
  talk: "we|we're|we are|we'll|we've|i|i'm|i'd|it's|it is|they|you're|you'll|should|could|would|can you|let's|there's|there is|there will|is|are|will|has|have|was|this year",
  call: 'book|reserve|register|rsvp|sign up|call|visit|join|get your|buy|scan|download|see (?:you|us|the cage|guest services|players club|the)|don.t miss|save your|secure|tap|learn more|find out|come|swipe|stop by|drop by|play now|claim|enroll|enter (?:now|at|online)|reply|text|opt in|grab|head to|order|shop|start|spin now|apply|request|check in|be there|take your seat|find your|pull up|discover more|link in bio|more at|tickets at|details at|show (?:this|your)|ask (?:at|your|for)|talk to|pick up',
  contact:
    'reservations?|bookings?|tickets?|info(?:rmation)?|details|contact|rsvp|registration|tables?|more info|book',
  day: '(?:mon|tues|wednes|thurs|fri|satur|sun)days?',
  shortDay: 'mon|tues?|wed|thurs?|thu|fri|sat|sun',
  month:
    'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec',
  dayPart: 'nights?|evenings?|afternoons?|mornings?|only',
  moment:
    "tonight|tomorrow(?: night| evening)?|weekdays|weekends|weeknights|(?:this|next|every|all|each|memorial day|labor day|easter) weekend|new year'?s?'? (?:eve|day)|nye|christmas (?:eve|day)|valentine'?s? day|halloween(?: night)?|st\\.? patrick'?s day|thanksgiving|fourth of july|4th of july|super bowl sunday|mother'?s day|father'?s day|black friday|boxing day|daily|nightly|all (?:day|night|week|month)(?: long)?|every (?:night|day|evening|hour)|(?:all|this) (?:summer|winter|spring|fall|autumn|month|week)",
  dateLead:
    'every|each|this|next|all|last|first|second|third|fourth|other|from|until|till|through|starting|between|coming|late|early|mid',
  dateJoin:
    "at|from|to|thru|through|until|till|til|and|of|the|in|on|starting|beginning|doors|noon|every|each|&|@|'til|last",
  hour: '(?:at|from|@|until|till|til|by|before|after|doors|doors at|doors open|starts|starts at) \\d{1,2}(?::\\d{2})?(?: ?(?:-|to|until|till) ?\\d{1,2}(?::\\d{2})?)?(?= ?(?:$|[,.;!\\n)]))|(?:noon|midnight|sunset|dusk|dawn)',
  range: 'to|thru|through|until|till|and|&|or|and the',
  dateTail:
    '(?:(?:-|to|until|till|til|through) ?)?(?:late|close|closing|sunrise|midnight|noon|dawn|sold out)|daily|nightly|sharp|onwards?|each day|weekly|start|every (?:night|day|hour)|(?:est|et|pt|pst|ct|mt)(?!\\p{L})',
  until: 'before|until|till|til|b4|by|between|on',
  sumLead:
    'up to|over|more than|from|at least|as much as|(?:a|your) share of(?: a| the)?|share of|only|just|a guaranteed|guaranteed',
  sumJoin: 'in|of|for|worth of|to',
  prize:
    'prizes?|pool|prizepool|pot|jackpots?|cash|giveaway|guarantee[d]?|gtd|buy[- ]?ins?|entry|entries|freerolls?|bount(?:y|ies)|rebuys?|credits?|vouchers?|draws?|drawings?|slot play|free ?play|match ?play|bonus|bonuses|free bet|bets?|dinner|buffet|brunch|menu|cocktails?|drinks?|beers?|pints?|wings|steak|lobster|prime rib|tickets?|admission|cover|points|first place|for 1st|minimums?|mins?|tables|rooms?|suite|stay|off|cash ?back|package|per (?:person|couple|guest)|pp|reward|raffle|winners?|spins|free spins|comps?|chips|match|deposit|spa|parking|lunch|meal|gift card|fee|charge|happy hour|shots|glass|bottle|burger|tapas|special|membership|stack|starting stack|seat|tournament|tourney|tourny|leaderboard|to be won|up for grabs',
  counted:
    'free spins|spins|free games|in free ?play|in (?:cash|prizes|slot play|free bets)|free ?play|entries|points|bonus points|tickets|vouchers|prizes|winners|seats|bounties|gtd|guaranteed|prize pool|credits|chips to start',
  giftBefore:
    '1/2 price|half off|free|complimentary|bonus|double|triple|2x|3x|5x|10x|half[- ]price|bottomless|unlimited|no cover|2[- ]for[- ]1|two[- ]for[- ]one|two[- ]for[- ]1|3[- ]for[- ]2|bogo',
  giftAfter: 'on us|on the house|free|half[- ]price|half off|included|2[- ]for[- ]1',
  gift: '(?:win )?(?:a|your) share of (?:[$€£] ?)?\\d[\\d.,]* ?[km]?|(?:2|two) \\p{L}+ for the price of (?:1|one)|no cover(?: charge)?|buy one,? get one(?: free| half off)?|win (?:a|an|one of) (?:[\\p{L}\\p{N}-]+ ?){1,4}|all-you-can-eat(?: \\p{L}+){0,2}|free (?:entry|admission|parking|valet)',
  condition:
    'for (?:all|every|each|new|members|players|ladies|the first|guests|your first|any|cardholders|vip|just)|with|when you|when|if you|after|per|on your|to (?:members|players|guests|all|every|the first|new)|before|until|till|b4|w/|while|only for|min(?:imum)?\\b|valid|earn|included with|every time',
  placeLead:
    'at the|at|inside the|inside|in the|on the|aboard the|aboard|over at the|over at|from the|@',
  gain: 'get|gets|receive|receives|enjoy|win|wins|earn|take home|takes home|giving away|give away|offering|offers?|serving|score',
  recipient:
    '(?:the )?first \\d+ (?:guests?|players?|members?|people|visitors|ladies|couples)|every (?:guest|player|member|lady|new member)|new members|anyone who',
  placeHead:
    'house|casino|casinos|resort|hotel|club|lounge|palace|ballroom|theat(?:er|re)|room|hall|bar|saloon|inn|lodge|tower|plaza|gardens?|pavilion|arena|terrace|tavern|pub|manor|pier|grill|steakhouse|restaurant|buffet|rooftop|sportsbook|cage|desk|pit|stage|marina|deck|cafe|kitchen|bistro|riverboat|players club|guest services|promotions? booth|level \\d|floor',
  event:
    'night|nights|tournament|championship|party|gala|festival|fest|opening|anniversary|brunch|series|cup|weekend|happy hour|showdown|challenge|giveaway|drawing|raffle|league|classic|masters|open|countdown|carnival|masquerade|ball|bash|fiesta|celebration|freeroll|spectacular|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|social|jackpot|riches|madness|fever|mania|blowout|bonanza|hour|eve|sweepstakes',
  wordless:
    'no (?:on-?screen )?(?:text|words|titles|writing|copy)(?: on (?:the )?screen| overlays?| at all)?|without (?:any )?(?:text|words|titles)|text-?free|wordless|(?:just|only) (?:the )?(?:visuals|images|pictures)|(?:visuals|images|pictures) only',
};
