import { Pipette } from 'lucide-react';

import type { PaletteRole } from '#domain/brands/brand.ts';
import { useChange } from '#web/api/use-change.ts';
import { mainColors } from '#web/features/brands/logos/main-colors.ts';
import { TEXTS } from '#web/features/brands/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';

/** Larger pictures have no further colors. */
const SIDE_PIXELS = 96;

async function pixelsOf(address: string): Promise<Uint8ClampedArray> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  const canvas = new OffscreenCanvas(SIDE_PIXELS, SIDE_PIXELS);
  const context = canvas.getContext('2d');
  if (!context) return new Uint8ClampedArray();
  context.drawImage(image, 0, 0, SIDE_PIXELS, SIDE_PIXELS);
  return context.getImageData(0, 0, SIDE_PIXELS, SIDE_PIXELS).data;
}

interface LogoColorsProps {
  readonly logoUrl: string;
  readonly onFound: (colors: Partial<Record<PaletteRole, string>>) => void;
}

/** Fills the palette from the logo. */
export function LogoColors({ logoUrl, onFound }: LogoColorsProps) {
  const read = useChange({
    mutationFn: async () => mainColors(await pixelsOf(logoUrl)),
    onSuccess: (colors) => {
      if (colors.primary) onFound(colors);
      else toast({ title: TEXTS.noColorsInLogo });
    },
    onError: () => toast({ title: TEXTS.noColorsInLogo }),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      className="justify-self-start"
      pending={read.isPending}
      onClick={() => read.mutate()}
    >
      {!read.isPending && <Pipette aria-hidden="true" className="size-4" />}
      {TEXTS.colorsFromLogo}
    </Button>
  );
}
