import { TriangleAlert } from 'lucide-react';

import { PALETTE_ROLES, type Palette, type PaletteRole } from '#domain/brands/brand.ts';
import {
  paletteProblems,
  readableOn,
  type PaletteProblem,
} from '#domain/brands/palette-contrast.ts';
import { isColor, LOGO_SLOTS, type FontChoice } from '#web/features/brands/brand-draft.ts';
import { MediaChoice } from '#web/features/brands/editor/media-choice.tsx';
import type { TabProps } from '#web/features/brands/editor/tab-props.ts';
import { LogoColors } from '#web/features/brands/logos/logo-colors.tsx';
import { TEXTS } from '#web/features/brands/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';

const HINTS: Readonly<Record<PaletteRole, string>> = {
  primary: TEXTS.tableAndLargeSurfaces,
  secondary: TEXTS.accents,
  accent: TEXTS.lightMetalAndHeadlines,
  ground: TEXTS.theRoom,
};

/** Shown by the browser's picker where nothing is chosen. */
const UNCHOSEN = '#808080';

const chosenColors = ({ palette }: TabProps['draft']): Palette =>
  Object.fromEntries(Object.entries(palette).filter(([, colour]) => isColor(colour)));

function ColourField({
  role,
  draft,
  problems,
  onChange,
}: TabProps & { readonly role: PaletteRole }) {
  const value = draft.palette[role];
  const { ground } = draft.palette;
  const faint = paletteProblems(chosenColors(draft)).find(({ path }) => path === `palette.${role}`);
  const change = (colour: string) => onChange({ palette: { ...draft.palette, [role]: colour } });
  return (
    <Field
      label={TEXTS.roles[role]}
      hint={
        <>
          {faint && (
            <FaintColor
              {...faint}
              proposed={readableOn(value, ground).toLowerCase()}
              onTake={change}
            />
          )}
          {HINTS[role]}
        </>
      }
      error={problems[`palette.${role}`]}
    >
      <div className="flex gap-2">
        <input
          type="color"
          aria-label={TEXTS.pickTheColour(TEXTS.roles[role])}
          value={isColor(value) ? value : UNCHOSEN}
          onChange={(event) => change(event.target.value)}
          className={classNames(
            'h-11 w-14 shrink-0 cursor-pointer rounded-plaque border border-line-strong bg-field p-1',
            !isColor(value) && 'border-dashed opacity-40',
          )}
        />
        <Input
          value={value}
          placeholder={TEXTS.notSet}
          maxLength={7}
          spellCheck={false}
          onChange={(event) => change(event.target.value)}
          className={classNames(
            'figures',
            faint && (faint.severity === 'refuse' ? 'border-danger!' : 'border-amber!'),
          )}
        />
      </div>
    </Field>
  );
}

interface FaintColorProps extends Pick<PaletteProblem, 'message' | 'severity'> {
  readonly proposed: string;
  readonly onTake: (color: string) => void;
}

/** That a color can hardly be seen, and the nearest that can. */
function FaintColor({ message, severity, proposed, onTake }: FaintColorProps) {
  return (
    <span
      className={classNames('mb-1.5 block', severity === 'refuse' ? 'text-danger' : 'text-amber')}
    >
      <TriangleAlert aria-hidden="true" className="mr-1 inline size-4 align-text-bottom" />
      {message}{' '}
      <Button variant="link" size="inline" className="figures" onClick={() => onTake(proposed)}>
        {TEXTS.useColor(proposed)}
      </Button>
    </span>
  );
}

interface FontFieldProps extends Pick<TabProps, 'files'> {
  readonly label: string;
  readonly font: FontChoice;
  readonly onChange: (font: FontChoice) => void;
}

function FontField({ label, font, files, onChange }: FontFieldProps) {
  return (
    <div className="grid content-start gap-4">
      <Field label={label}>
        <MediaChoice
          none={TEXTS.studiosChoice}
          value={font.mediaId}
          files={files}
          onChange={(mediaId) => onChange({ ...font, mediaId })}
        />
      </Field>
      {font.mediaId !== '' && (
        <Field label={TEXTS.licenceOfThe(label.toLowerCase())} hint={TEXTS.itHasToCoverVideoAnd}>
          <Input
            value={font.licence}
            onChange={(event) => onChange({ ...font, licence: event.target.value })}
          />
        </Field>
      )}
    </div>
  );
}

function pictureOf(mediaId: string, files: TabProps['files']): string[] {
  const url = files.find(({ id }) => id === mediaId)?.previewUrl;
  return url ? [url] : [];
}

export function ColoursTab(props: TabProps) {
  const { draft, files, problems, onChange } = props;
  const logo = LOGO_SLOTS.flatMap((slot) => pictureOf(draft.logos[slot], files))[0];
  const fonts = files.filter(({ kind }) => kind === 'font');
  return (
    <div className="grid gap-6">
      {logo && (
        <LogoColors
          logoUrl={logo}
          onFound={(colors) => onChange({ palette: { ...draft.palette, ...colors } })}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {PALETTE_ROLES.map((role) => (
          <ColourField key={role} role={role} {...props} />
        ))}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <FontField
          label={TEXTS.headlineFont}
          font={draft.headlineFont}
          files={fonts}
          onChange={(headlineFont) => onChange({ headlineFont })}
        />
        <FontField
          label={TEXTS.textFont}
          font={draft.textFont}
          files={fonts}
          onChange={(textFont) => onChange({ textFont })}
        />
      </div>
      {problems['fonts'] && (
        <p role="alert" className="text-sm text-danger">
          {problems['fonts']}
        </p>
      )}
    </div>
  );
}
