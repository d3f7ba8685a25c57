import type { LanguageWords } from '#brief/words/language-words.ts';

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const SHORT_DAY = '(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)';
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
const LONG_MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const NUMBER_WORD = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const TIME = String.raw`(?:12 noon|\d{1,2}(?::\d{2})?\s?[ap]\.?m\b\.?|(?!9:16|16:9)\d{1,2}:\d{2}(?:\s?(?:h|hrs))?(?:\s(?:and|&)\s\d{1,2}(?::\d{2})?(?!\d|\s?%))?|\d{1,2} o'clock)(?:\s+(?:daily|nightly))?`;

export const EN: LanguageWords = {
  dates: {
    atoms: [
      String.raw`(?:(?:every|each|this|next|first|last|second|third|coming|all)\s+)*${DAY}(?:\s+(?:night|evening|afternoon|morning)s?)?(?:\s+of (?:the|each|every) month)?`,
      String.raw`(?:every\s+)?${SHORT_DAY}\.?(?=[\s,]*(?:night|\d|${MONTH}))(?:\s+night)?`,
      String.raw`${SHORT_DAY}\.?\s?(?:-|to|through|and|n|[&+/])\s?${SHORT_DAY}(?:\s+only)?`,
      String.raw`${MONTH}\.?\s+\d{1,2}(?!:|\d|\s?[ap]m)(?:st|nd|rd|th)?(?:\s*(?:-|to|through|and|&)\s*\d{1,2}(?:st|nd|rd|th)?(?!:|\s?[ap]\.?m))?(?:,?\s+20\d\d)?`,
      String.raw`\d{1,2}(?:st|nd|rd|th)?(?:\s*(?:-|to|and)\s*\d{1,2}(?:st|nd|rd|th)?)?\s+(?:of\s+)?${MONTH}\b(?:,?\s+20\d\d)?`,
      String.raw`(?:in|all|through(?:out)?|every|this|until|late|early|mid)[\s-]+${LONG_MONTH}(?:\s+20\d\d)?`,
      String.raw`(?:from\s+|until\s+|till\s+)?\d{1,2}(?::\d{2})?\s?(?:-|to|until|till)\s?\d{1,2}(?::\d{2})?\s?[ap]\.?m\b\.?`,
      String.raw`\d{1,2}(?:,\s?\d{1,2})*\s?(?:and|&)\s?\d{1,2}\s?[ap]\.?m\b\.?`,
      String.raw`between\s+${TIME}\s+and\s+${TIME}`,
      String.raw`(?:until|till|til|before|by)\s+${TIME}`,
      TIME,
      String.raw`(?:noon|\d{1,2}(?::\d{2})?\s?[ap]m?)\s?-\s?(?:midnight|close|late|\d{1,2}(?::\d{2})?\s?[ap]m?)`,
      String.raw`\d{1,2}(?::\d{2})?\s?-\s?\d{1,2}(?::\d{2})?\s?[ap]m?`,
      String.raw`(?:from\s+)?(?:noon\s?-\s?\d{1,2}|from \d{1,2}(?::\d{2})? (?:to|till|til|until) \d{1,2}(?::\d{2})?)(?!\s*(?:%|\d|:|players|people|guests|seats|decks|cards|chips|points|k|per))`,
      String.raw`(?:before|until|till|til|by) \d{1,2}(?::\d{2})?(?=\s*(?:$|[.,;!?\n)]))`,
      String.raw`between ${NUMBER_WORD} and ${NUMBER_WORD}(?=\s*(?:$|[.,;!?\n)]))`,
      String.raw`(?:daily|nightly)(?=\s+(?:between|from|at|\d))`,
      String.raw`${DAY}\s+(?:the\s+)?\d{1,2}(?:st|nd|rd|th)(?:\s+(?:of\s+)?${MONTH})?(?:\s*(?:-|to|through|until)\s*${DAY}\s+(?:the\s+)?\d{1,2}(?:st|nd|rd|th)(?:\s+(?:of\s+)?${MONTH})?)?`,
      String.raw`(?:doors|cards(?: in the air)?|kick-?off|first (?:hand|deal|spin))(?:\s+(?:at\s+)?\d{1,2}(?:[:.]\d{2})?(?=\s*(?:$|[.,;!?\n)]|(?:and|cards|doors)\s)))`,
      'midnight start',
      String.raw`(?:at|until|till|from|to|by|past|after)\s+(?:noon|midnight|sunset|sundown|dusk|dawn|late)`,
      String.raw`noon\s+(?:to|until|till|-)\s+(?:midnight|late|\d{1,2}\s?[ap]\.?m\b)`,
      String.raw`(?:noon|midnight|dusk|sunset|sundown)\s+(?:to|until|till|-)\s+(?:midnight|dawn|late|sunrise|close)`,
      String.raw`(?:noon|midnight|dusk|sunset|sundown)(?=,?\s+(?:every|each|on|this|next)\s+${DAY})`,
      String.raw`tonight|tomorrow(?:\s+(?:night|evening))?|nightly|weeknights`,
      String.raw`(?:this|next|every|all|each)\s+(?:weekend|week|month|summer|winter|spring|fall|autumn|night|evening|season|year)(?:\s+long)?`,
      String.raw`(?:(?:this|every)\s+)?(?:memorial|labor|labour|independence|presidents'?|canada)\s+day(?:\s+weekend)?|thanksgiving(?:\s+weekend)?|(?:the\s+)?(?:fourth|4th) of july(?:\s+weekend)?|black friday|easter\s+(?:sunday|monday|weekend)`,
      String.raw`(?!24/7)\d{1,2}/\d{1,2}(?:/\d{2,4})?(?!\s?(?:inch|sec))|20\d\d-\d\d-\d\d`,
      String.raw`(?:on\s+)?(?:weekdays|weekends|weeknights|mon(?:day)?s?-fri(?:day)?s?)|all day(?: long)?(?=,?\s+${DAY})|every day|(?:all\s+)?(?:${LONG_MONTH})\s+long`,
    ],
    following: [
      String.raw`(?:from|at|till|til|until)\s+(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:\s+(?:thirty|fifteen|forty-five))?(?:\s+o'?clock)?`,
      String.raw`(?:from|at|@|til|till|until)\s*\d{1,2}(?::\d{2})?(?:\s?(?:-|to|til|till|until)\s?(?:\d{1,2}(?::\d{2})?|late|close|midnight))?`,
      String.raw`\d{1,2}(?::\d{2})?\s?(?:-|to|til|till|until)\s?(?:\d{1,2}(?::\d{2})?|late|close|midnight)`,
      String.raw`(?:til|till|until|to|-)\s?(?:late|close|dawn|sunrise|whenever)`,
    ],
    holidays: `new year'?s?'? (?:eve|day)|nye|christmas(?: eve| day)?|valentine'?s?'?(?: day)?|boxing day|bastille day|halloween|lunar new year|chinese new year|mardi gras|cinco de mayo|st\\.? patrick'?s?(?: day)?|oktoberfest|easter|super bowl(?: sunday)?|juneteenth|diwali|hanukkah`,
    joiners:
      'at|from|to|until|till|til|through|thru|and|on|of|starting|starts|beginning|begins|the|doors|open|opens|by|in|after',
    droppedLeads: 'at|on|the|of|and|doors|open|opens|by|starts|begins',
  },
  offers: {
    nouns:
      'vouchers?|match|shots?|no-limit|prize|prizes|pool|prizepool|pot|jackpot|jackpots|donations?|cash|giveaway|guarantee|guaranteed|gtd|buy in|buy-in|buy-ins|buyin|entry|entries|freeroll|bounty|bounties|stack|rebuy|rebuys|add-on|credit|credits|voucher|vouchers|draw|draws|freebie|heads-up|giveaways|scratch cards?|slot play|free play|play|dinner|buffet|brunch|menu|cocktail|cocktails|drinks?|beers?|wings|tapas|steak|lobster|ticket|tickets|admission|cover|points|drawing|drawings|winners?|first place|top prize|up top|minimum|minimums|tables|rooms?|suites?|stays?|off|cash back|cashback|discount|progressive|package|packages|per person|per couple|per guest|pp|a night|per night|each|bonus|match|reward|rewards|raffle',
    joiners: 'in|of|for|to|the',
    leads:
      '(?:(?:guaranteed|total|grand|top|first|progressive|weekly|daily|monthly|cash|main|mega)\\s+)*(?:prize pool|prizepool|prizes?|jackpot|pot|buy[- ]?in|entry fee|entry|cover|tickets|rooms|giveaway|cash|guarantee|minimum|minimums|stakes)\\s*(?:is|are|of|worth|from|:|-|at|over|up to)?(?:\\s*(?:up to|over|from))?|up to|over|more than|from|a share of|share of',
    gifts:
      '(?:double|triple|bonus|2x|3x|5x|10x)\\s+(?:tier\\s+|loyalty\\s+|reward\\s+)?(?:points|comps|credits|entries)|(?:2|two|3|three)[ -]?for[ -]?(?:1|one|2|two)(?:\\s+(?!with|at|on|and|for|in|every|all)[a-z]+){0,2}|buy one,? get one(?: free)?|half[- ]price(?:\\s+(?!with|at|on|and|for|in|every|all)[a-z]+){1,2}|(?:free|complimentary)\\s+(?:welcome\\s+)?(?:valet\\s+)?(?:parking|entry|admission|drinks?|champagne|cocktails?|buffet|valet|lessons?|shuttle|dessert|appetizers?|slot play|play|spins|glass of [a-z]+|prosecco)|(?:no cover(?: charge)?)|welcome (?:drink|cocktail)s?|bottomless (?:mimosas|brunch|bubbles)',
  },
  calls: {
    strong:
      "swipe your|come (?:spin|roll|dance|toast|try|say|find|taste|get|ring|be)|be (?:there|first|the first|among|one of|part of)|lock in|hop on|line up|book|reserve|register|rsvp|sign up|call(?! to(?: action)?(?!\\p{L}))(?= \\p{L}| \\+?[\\d(])|visit|join (?:us|the|our)|get (?:your|tickets|yours|in|details|the)|buy (?:your|tickets)|scan|download|see you|don't miss|save (?:your|the date)|secure|swipe up|tap (?:the|to|here)|learn more|find out|come (?:glow|shine|sing|feast|laugh|taste|meet|win|watch|hang|party|warm|cheer|play|and|join|see|celebrate|for|to|on|early|as|in|by|visit|try)|stop (?:by|in)|pop (?:in|by|down|over)|drop (?:in|by)|dare to|play (?:now|today|tonight|at|with (?:us|your)|responsibly)|claim|apply|ask (?:the|your|our|at|for)|head (?:to|over)|text [a-z0-9]+ to|(?:details|tickets|more|info|bookings|reservations|register|tables)(?: available)? (?:at|on|via)(?= \\S*[./\\d])|opt in|plan your|take (?:your|a) seat|pull up a|grab (?:yours?|a|one)|claim your|drop by|meet us|bring your|dine with|check (?:in|out)|spend the",
    weak: 'experience|discover|feel|enjoy|explore|celebrate|ring in|try|follow|enter|order|taste',
  },
  labels: {
    title:
      '(?:what|subject(?!:)|(?:main |film |video |on-?screen )?(?:title|headline|heading|header|slogan|tagline|hook|(?:key )?message|copy|event name|event|name|occasion))',
    offer: '(?:offer|deal|promo(?:tion)?|prizes?|special|prize pool|jackpot)',
    when: '(?:when|dates?|time|dates? and time|date & time|schedule)',
    venue: '(?:venue|where|location|place|property|client|casino)',
    callToAction:
      '(?:closing|sign-?off|last line|final line|close|cta|call[- ]to[- ]action|end ?card|end with|closing line|button|outro|final card)',
  },
  naming:
    '(?:is called|goes by|called|named|titled|entitled|dubbed|known as|headlined|(?:title|headline|name|tagline)(?: should (?:be|say|read)| is| to be| must be| reads| says))',
  film: 'invitation|announcement|campaign|post|story|stories|piece|content|sequence|angle|angles|light rays|mood board|background blur|quality|resolution|format|version|footage|visuals?|imagery|picture|image|photo|camera|video|clip|film|footage|shot|shots|shoot|b-roll|dolly|pan|pans|panning|zoom|zooms|zooming|tilt|tracking|close-?ups?|wide angle|macro|slow[- ]?mo(?:tion)?|time-?lapse|drone|gimbal|handheld|cut|cuts|cutting|edit|edits|montage|transition|transitions|fade|fades|dissolve|frame|frames|fps|4k|8k|1080p|720p|hdr|aspect ratio|vertical|landscape format|portrait format|16:9|9:16|1:1|reels?\\b(?=,? (?:format|for))|instagram|tiktok|youtube|cinematic|cinematography|depth of field|bokeh|lens|lighting|backlit|colou?r grade|graded|palette|soundtrack|background music|voice-?over|seconds?|second-long|sec|\\d+s|\\d+-second|photorealistic|hyper-?realistic|render|rendered|style|aesthetic|vibe|look and feel|on-?screen|overlay|caption|subtitles?|text|font|logo|scene|opening shot|intro|end card|foreground|background|composition|pov|rack focus|focus|prompt|storyboard|teaser|trailer|commercial|advert|\\bads?\\b|promo(?:tional)?|spot|animation|animated|loop',
  topics:
    "promot(?:e|es|ing)|announc(?:e|es|ing)|advertis(?:e|es|ing)|celebrat(?:e|es|ing)|introduc(?:e|es|ing)|launch(?:ing)?|present(?:s|ing)?|host(?:s|ing)?|for (?:our|the|a)|our|about|(?:we are|we're) (?:bringing back|launching|hosting|throwing|celebrating|having|running|doing|opening|kicking off)|bringing back|back by popular demand|presents|inviting[a-z ]* to|welcome to|join us for|it's",
  venues: {
    heads:
      'casino|casinos|hotel|resort|club|lounge|palace|ballroom|theater|theatre|saloon|inn|lodge|spa|bar|riverboat|hall|room|tower|towers|plaza|gardens?|pavilion|arena|terrace|card ?room|racino|tavern|pub|manor|mansion|estate|barn|mill|loft|pier|marina|landing|ranch|cantina|bistro|brasserie|grill|steakhouse|restaurant|brewery|distillery|winery|cellars|vineyards?|orchard|farm|cabaret|opera house|chalet|villa|country club|yacht|rooftop|sky ?bar|sportsbook|raceway|downs',
    leads:
      'at|inside|over at|down at|up at|@|aboard|on board|onboard|from|only at|here at|live at|welcome to|visit|in|by|by the team at',
    generic:
      'luxury|luxurious|busy|crowded|elegant|modern|glamorous|upscale|classic|big|small|our|local|grand opening|vegas-style|las vegas|vegas|online|live|land-based|beautiful|dark|bright|neon|high-end|lively|new|any|this|that|a|an|private|vip|high-limit|the|packed|opulent|boutique|rooftop|underground|vintage|retro|art deco|beachfront|poker|hotel|dining|gaming|card|cocktail|jazz|night|hidden|smoky|velvet',
  },
  events: {
    strong:
      "(?:we're|we are) turning \\d+|we turn \\d+|years young|deep[ -]?stack|cash games?|main events?|heads-up|(?:mother|father).?s.? day|prize draws?|lucky draws?|grand draws?|cash draws?|jackpot draws?|draws|tournaments?|tourneys?|getaway|escape|escapade|night out|reunion|throwdown|jam|soiree|social club|fling|frenzy|fever|mania|championships?|party|parties|gala|galas|festival|fest|opening|re-?opening|anniversary|brunch|series|cup|weekend|happy hour|showdown|challenge|giveaway|drawing|raffle|league|classic|masters|open|countdown|extravaganza|carnival|masquerade|ball|bash|fiesta|celebration|freeroll|bounty|shootout|marathon|spectacular|tuesdays?|wednesdays?|thursdays?|fridays?|mondays?|sundays?|saturdays?|eve|premiere|birthday|launch|buffet|concert|gala night|race|games|invitational|slam|summit|social|mixer|jamboree|oktoberfest|qualifier|satellite|main event|high tea|afternoon tea|tasting|takeover",
    weak: 'night|nights|evening|event|show|session|sessions|lunch|dinner|week|month|season|experience|special|poker|roulette|blackjack',
    headFirst: false,
  },
  verbs:
    'is|are|was|be|lin(?:e|es|ed|ing) up|hop(?:s|ping)|spins?|spinning|falls?|falling|rolls?|rolling|lands?|landing|glides?|gliding|sweeps?|sweeping|drifts?|drifting|moves?|moving|turns?|turning|flips?|flipping|deals?|dealing|dealt|shuffl(?:e|es|ing)|stack(?:s|ing)?|slides?|sliding|reveals?|revealing|shows?|showing|starts?|begins?|ends?|ending|opens?|comes?|goes|going|gets?|makes?|takes?|watch(?:es|ing)?|look(?:s|ing)?|laugh(?:s|ing)?|smil(?:e|es|ing)|cheer(?:s|ing)?|toast(?:s|ing)?|danc(?:e|es)|play(?:s|ing)?|feel|experience|enjoy|discover|celebrat(?:e|es|ing)|promot(?:e|es|ing)|announc(?:e|es|ing)|host(?:s|ing)?|join|welcome|present(?:s|ing)?|introduc(?:e|es|ing)|bring(?:s|ing)?|let|keep|use|add|create|make|give|need|want|think|imagine|picture|invite|inviting|rotate|rotates|glows?|glowing|glint(?:s|ing)?|sparkl(?:es?|ing)|shimmer(?:s|ing)?|gleam(?:s|ing)?|flicker(?:s|ing)?|pulse(?:s)?|pulsing|reflect(?:s|ing)?|catch(?:es|ing)?|circl(?:es|ing)|settles?|settling|bounces?|bouncing|drops?|dropping|rises?|rising|reach(?:es|ing)?|tumbl(?:e|es|ing)|cascad(?:e|es|ing)|hover(?:s|ing)?|pour(?:s|ing)?|clink(?:s|ing)?|gather(?:s|ed|ing)?|sit(?:s|ting)?|stand(?:s|ing)?|lean(?:s|ing)?|walk(?:s|ing)?|arriv(?:e|es|ing)|enter(?:s|ing)?|awaits?|returns?|kicks? off|takes? place|happens?|featuring|starring|including|seen|lit|set|held|captur(?:e|es|ing)|focus(?:es)?|push(?:es)?|pull(?:s)?|follow(?:s|ing)?|cut|win|book|reserve|visit|call|light(?:s)? up|chase|wear(?:s|ing)?|hold(?:s|ing)?|plac(?:e|es|ing)|run|runs|running|include|includes|fill(?:s|ing)?|filled|surrounded|inspired|get',
  inner: "of|&|and|the|n'|'n'|a",
  weakOpeners:
    'the|a|an|our|your|their|new|beautiful|very|some|this|that|these|big|great|amazing|exciting|upcoming|stunning|special|next|first|more|live|monthly|weekly|daily|with|and|of|all|fun|local|several|many|few|people|yet|another|just|also|two|three|four|five|best|own|exclusive',
  sceneTitles: [
    ['golden[- ]hour', 'Golden Hour'],
    ['midnight', 'Midnight'],
    ['after dark', 'After-Dark'],
    ['after hours', 'After-Hours'],
    ['moonlit|moonlight', 'Moonlight'],
    ['starlit|starlight|under the stars', 'Starlight'],
    ['sunset', 'Sunset'],
    ['sundown', 'Sundown'],
    ['twilight', 'Twilight'],
    ['dusk', 'Dusk'],
    ['rooftop|skybar|sky bar', 'Rooftop'],
    ['beach ?front|beachside|on the beach|seaside|oceanfront|ocean view', 'Beachfront'],
    ['riverboat|paddle ?wheeler', 'Riverboat'],
    ['high[- ]limit', 'High-Limit'],
    ['high[- ]rollers?', 'High Roller'],
    ['private salon|salon prive', 'Private Salon'],
    ['art deco', 'Art Deco'],
    ['roaring (?:twenties|20s)|1920s', 'Roaring Twenties'],
    ['speakeasy', 'Speakeasy'],
    ['fire ?(?:side|place)', 'Fireside'],
    ['candle ?lit|candle ?light|candles', 'Candlelit'],
    ['retro', 'Retro'],
    ['vintage', 'Vintage'],
    ['tropical|palm trees?', 'Tropical'],
    ['masquerade|masked', 'Masquerade'],
    ['velvet', 'Velvet'],
    ['neon', 'Neon'],
    ['emerald', 'Emerald'],
    ['ruby', 'Ruby'],
    ['sapphire', 'Sapphire'],
    ['diamonds?', 'Diamond'],
    ['crimson', 'Crimson'],
    ['rose gold', 'Rose Gold'],
    ['champagne', 'Champagne'],
    ['winter|snow(?:y|fall)?', 'Winter'],
    ['summer', 'Summer'],
    ['jazz', 'Jazz'],
    ['royal|regal', 'Royal'],
    ['black and gold', 'Black and Gold'],
    ['gold and black', 'Gold and Black'],
    ['gold(?:en)?', 'Golden'],
    ['chandeliers?', 'Chandelier'],
    ['late[- ]night', 'Late-Night'],
    ['elegant|elegance', 'Elegant'],
    ['classic', 'Classic'],
    ['luxur(?:y|ious)|opulent', 'Luxury'],
  ],
  quietTitles: [
    ['friends|buddies|pals|girlfriends', 'with Friends'],
    ['couple|two of us|date night|table for two|for two', 'for Two'],
    ['rain(?:y|ing)?|wet streets?|umbrellas?', 'Rainy-Night'],
    ['fog(?:gy)?|mist(?:y)?|smok(?:e|y)', 'Smoky'],
    ['dawn|sunrise|first light', 'at Dawn'],
    ['garden|greenhouse|conservatory', 'Garden'],
    ['cellar|vault|wine cave', 'Cellar'],
    ['mountain|alpine|chalet|ski lodge', 'Mountain'],
    ['library|study', 'Library'],
    ['train|railway carriage|dining car', 'Railway'],
    ['desert|canyon', 'Desert'],
  ],
  scenePosition: 'before',
};
