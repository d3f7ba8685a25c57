import { FileVideo, ImageIcon, Type, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';

import type { MediaBody } from '#contracts/schemas/media.ts';
import type { MediaKind } from '#domain/media/media.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { DeleteFile, useMayDelete } from '#web/features/library/delete-file.tsx';
import { LogoRightsDialog } from '#web/media/logo-rights-dialog.tsx';
import { RightsDialog } from '#web/media/rights-dialog.tsx';
import { factsLine, KIND_LABELS, STATE_LABELS } from '#web/media/kinds.ts';
import { TEXTS } from '#web/media/texts.ts';
import { PATHS } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Badge } from '#web/ui/text/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatDate } from '#web/ui/text/moment.ts';
import type { Selection } from '#web/ui/tables/use-selection.ts';

const ICONS: Readonly<Record<MediaKind, LucideIcon>> = {
  image: ImageIcon,
  logo: ImageIcon,
  font: Type,
  clip: FileVideo,
};

function Picture({ file }: { readonly file: MediaBody }) {
  const Icon = ICONS[file.kind ?? 'clip'];
  // A logo may be light or dark: on this one both are seen.
  const isLogo = file.kind === 'logo';
  return (
    <div
      className={classNames(
        'relative grid aspect-video place-items-center',
        isLogo ? 'checkerboard' : 'bg-sunken',
      )}
    >
      {file.previewUrl ? (
        <img
          src={file.previewUrl}
          alt=""
          loading="lazy"
          className={classNames('absolute inset-0 size-full object-contain', isLogo && 'p-6')}
        />
      ) : (
        <Icon aria-hidden="true" className="size-10 text-muted" />
      )}
    </div>
  );
}

/** The brands that wear the file by name, its videos by number. */
function Uses({ file }: { readonly file: MediaBody }) {
  const brands = file.usedIn.flatMap(({ kind, name }) => (kind === 'brand' ? [name] : []));
  const [video] = file.usedIn.filter(({ kind }) => kind === 'video');
  if (brands.length === 0 && file.videoCount === 0) return null;
  return (
    <p className="text-sm wrap-anywhere text-muted">
      {brands.length > 0 && TEXTS.usedIn(brands.join(', '))}{' '}
      {video && file.videoCount > 0 && (
        <Link
          to={file.videoCount === 1 ? PATHS.videoOf(video.id) : PATHS.videos}
          className="text-gilt underline decoration-gilt-line underline-offset-4"
        >
          {TEXTS.shownInVideos(file.videoCount)}
        </Link>
      )}
    </p>
  );
}

/** In a sentence, whether the file may be used. */
function rightsLine({ state, rights }: MediaBody): string | null {
  if (state === 'checking') return TEXTS.beingCheckedTypeContentsAndSize;
  if (state === 'uploading') return TEXTS.hasNotArrivedYet;
  // The badge says it.
  if (!rights) return null;
  if (rights.isWithdrawn) return TEXTS.rightsWithdrawn(rights.holder);
  if (rights.validUntil === null) return TEXTS.rightsHolder(rights.holder);
  const ends = state === 'expired' ? TEXTS.endedOn : TEXTS.until;
  return TEXTS.rightsUntil(rights.holder, ends, formatDate(rights.validUntil));
}

/** What was found of the content credentials (C2PA) that the file came with. */
function Credentials({ file: { facts } }: { readonly file: MediaBody }) {
  if (!facts.credentials) return null;
  return (
    <p className="text-sm text-muted">
      {facts.credentials.isIntact ? TEXTS.credentialsHeld : TEXTS.credentialsBroken}{' '}
      {TEXTS.credentialsStay}
    </p>
  );
}

/** Whether the rights to the file can be stated: its contents are there, whatever its rights are. */
export const hasContents = ({ state }: MediaBody) => state === 'ready' || state === 'expired';

interface MediaCardProps {
  readonly file: MediaBody;
  readonly selection: Selection<MediaBody>;
}

/** A file of the library: what it shows, whether it may be used, and where it is. */
export function MediaCard({ file, selection }: MediaCardProps) {
  const { user } = useSignedIn();
  const [isStating, setIsStating] = useState(false);
  const { label, tone } = STATE_LABELS[file.state];
  const canEdit = roleHas(user.role, 'media.upload');
  const mayDelete = useMayDelete()(file);
  const canStateRights = canEdit && hasContents(file);
  return (
    <section
      aria-label={file.name}
      className="flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface has-checked:border-gilt"
    >
      <Picture file={file} />
      <div className="flex grow flex-col gap-3 p-3 sm:p-4">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <div className="flex items-center justify-between gap-2">
            <h2
              className="font-semibold max-sm:line-clamp-2 max-sm:wrap-anywhere sm:truncate"
              title={file.name}
            >
              {file.name}
            </h2>
            {canStateRights && (
              <label className="-m-2 grid size-9 shrink-0 cursor-pointer place-items-center rounded-plaque hover:bg-raised touch-target">
                <input
                  type="checkbox"
                  aria-label={TEXTS.select(file.name)}
                  checked={selection.has(file.id)}
                  onChange={() => selection.toggle(file.id)}
                />
              </label>
            )}
          </div>
          <p className="figures text-sm text-muted">
            {file.kind && `${KIND_LABELS[file.kind]} · `}
            {factsLine(file)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {hasContents(file) && !file.rights ? (
            <Badge tone="amber">{TEXTS.rightsMissing}</Badge>
          ) : (
            <Badge tone={tone}>{label}</Badge>
          )}
        </div>
        <p className="text-sm text-muted empty:hidden">{rightsLine(file)}</p>
        <Credentials file={file} />
        <Uses file={file} />
        <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
          {canStateRights && (
            <Button
              variant={file.rights ? 'secondary' : 'primary'}
              size="small"
              onClick={() => setIsStating(true)}
            >
              {file.rights ? TEXTS.editRights : TEXTS.stateRights}
              <span className="sr-only">{TEXTS.of(file.name)}</span>
            </Button>
          )}
          {mayDelete && <DeleteFile file={file} />}
        </div>
      </div>
      {file.kind === 'logo' && !file.rights ? (
        isStating && <LogoRightsDialog logo={file} onClose={() => setIsStating(false)} />
      ) : (
        <RightsDialog open={isStating} files={[file]} onClose={() => setIsStating(false)} />
      )}
    </section>
  );
}
