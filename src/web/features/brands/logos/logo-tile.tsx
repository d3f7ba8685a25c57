import { ImagePlus } from 'lucide-react';
import { useState, type DragEvent } from 'react';

import { LogoRightsDialog } from '#web/media/logo-rights-dialog.tsx';
import type { LogoSlot } from '#web/features/brands/brand-draft.ts';
import { groundOf } from '#web/features/brands/logos/logo-slots.ts';
import { TEXTS } from '#web/features/brands/texts.ts';
import type { LogoUploading } from '#web/features/brands/logos/use-logo-upload.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';

const LOGO_ENDINGS = '.svg,.png,.webp,.jpg,.jpeg';

interface LogoTileProps {
  readonly label: string;
  readonly picture: string | undefined;
  readonly slot: LogoSlot;
  readonly brandName: string;
  readonly uploading: LogoUploading;
}

/** The logo, or the place for one: a file is dropped or chosen here, and its rights are asked for. */
export function LogoTile({ label, picture, slot, brandName, uploading }: LogoTileProps) {
  const { upload, isUploading, awaitingRights, closeRights } = uploading;
  const [isOver, setIsOver] = useState(false);

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    upload(event.dataTransfer.files[0]);
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files are dropped on what the input stands for */}
      <label
        style={groundOf(slot)}
        title={TEXTS.uploadLogo(label)}
        className={classNames(
          'grid h-36 cursor-pointer place-content-center justify-items-center gap-1 overflow-hidden rounded-plaque border p-4 text-center text-sm hover:border-gilt has-focus-visible:outline-2 has-focus-visible:outline-gilt in-disabled:pointer-events-none',
          picture ? 'border-line' : 'border-dashed border-line-strong',
          isOver && 'border-gilt! outline-2 outline-gilt',
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
      >
        <input
          type="file"
          accept={LOGO_ENDINGS}
          aria-label={TEXTS.uploadLogo(label)}
          className="sr-only"
          disabled={isUploading}
          onChange={({ target }) => {
            upload(target.files?.[0]);
            target.value = '';
          }}
        />
        <Content picture={picture} isUploading={isUploading} />
      </label>
      {awaitingRights && (
        <LogoRightsDialog logo={awaitingRights} likelyHolder={brandName} onClose={closeRights} />
      )}
    </>
  );
}

function Content({
  picture,
  isUploading,
}: Pick<LogoTileProps, 'picture'> & { readonly isUploading: boolean }) {
  if (isUploading) return <Spinner />;
  if (picture) return <img src={picture} alt="" className="h-28 w-full object-contain" />;
  return (
    <>
      <ImagePlus aria-hidden="true" className="size-6" />
      <span className="font-semibold pointer-coarse:hidden">{TEXTS.dropLogo}</span>
      <span className="font-semibold not-pointer-coarse:hidden">{TEXTS.chooseLogo}</span>
      <span>{TEXTS.logoKinds}</span>
    </>
  );
}
