interface PlayingCardProps {
  readonly rank: string;
  readonly suit: '♠' | '♥' | '♦' | '♣';
  /** Placement of the card's centre, as an SVG transform. */
  readonly transform: string;
}

/** One card, 84 by 118, drawn around its centre. */
export function PlayingCard({ rank, suit, transform }: PlayingCardProps) {
  const colour = suit === '♥' || suit === '♦' ? 'var(--art-red)' : 'var(--art-black)';
  const corner = (
    <g fill={colour} textAnchor="middle" className="font-display">
      <text x="-30" y="-36" fontSize="23" fontWeight="700">
        {rank}
      </text>
      <text x="-30" y="-17" fontSize="18">
        {suit}
      </text>
    </g>
  );
  return (
    <g transform={transform}>
      <rect x="-42" y="-57" width="88" height="122" rx="8" fill="black" opacity="0.28" />
      <rect x="-42" y="-59" width="84" height="118" rx="7" fill="var(--art-ivory)" />
      <rect
        x="-38"
        y="-55"
        width="76"
        height="110"
        rx="5"
        fill="none"
        stroke="var(--art-ivory-shade)"
      />
      {corner}
      <g transform="rotate(180)">{corner}</g>
      <text y="19" fontSize="54" textAnchor="middle" fill={colour}>
        {suit}
      </text>
    </g>
  );
}
