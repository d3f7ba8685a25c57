import { generate } from 'lean-qr';
import { useMemo } from 'react';

/** Empty modules around the code, as scanners need them. */
const MARGIN = 4;

interface QrCodeProps {
  readonly content: string;
  readonly label: string;
}

/** A QR code, black on white in both themes: scanners ask for that. */
export function QrCode({ content, label }: QrCodeProps) {
  const code = useMemo(() => generate(content), [content]);
  const rows = Array.from({ length: code.size }, (_, y) => y);
  const path = rows
    .flatMap((y) => rows.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`))
    .join('');
  const side = code.size + 2 * MARGIN;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="mx-auto size-52 rounded-plaque bg-white text-black"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
