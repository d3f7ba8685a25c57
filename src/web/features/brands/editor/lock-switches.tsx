import { LOCKABLE, LOCKED_WORDS, type Lock, type Lockable } from '#domain/brands/brand.ts';
import type { BrandDraft } from '#web/features/brands/brand-draft.ts';
import { LOCK_LABELS } from '#web/features/brands/lock-labels.ts';
import { TEXTS } from '#web/features/brands/texts.ts';
import { Switch } from '#web/ui/forms/switch.tsx';

/** Only words can be written anew in an order. */
const isWord = (property: Lockable) => LOCKED_WORDS.some((word) => word === property);

interface LockSwitchesProps {
  readonly locks: BrandDraft['locks'];
  readonly onChange: (locks: BrandDraft['locks']) => void;
}

/** What creators may change of a brand, and which words each video has to have of its own. */
export function LockSwitches({ locks, onChange }: LockSwitchesProps) {
  const lock = (property: Lockable, to: Lock) => onChange({ ...locks, [property]: to });
  return (
    <section aria-labelledby="locks" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="locks" className="font-display text-xl font-semibold">
          {TEXTS.creatorsMayChange}
        </h2>
        <p className="text-sm text-muted">{TEXTS.whatIsOffStaysAsTheBrandHasIt}</p>
      </div>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {LOCKABLE.map((property) => (
          <li key={property} className="grid content-start gap-2 border-b border-line py-3">
            <label className="flex cursor-pointer items-center justify-between gap-4">
              {LOCK_LABELS[property]}
              <Switch
                label={LOCK_LABELS[property]}
                checked={locks[property] !== 'fixed'}
                onChange={(isOn) => lock(property, isOn ? 'editable' : 'fixed')}
              />
            </label>
            {isWord(property) && locks[property] !== 'fixed' && (
              <label className="flex cursor-pointer items-center gap-2.5 text-sm text-muted">
                <input
                  type="checkbox"
                  aria-label={TEXTS.ownInEveryVideo(LOCK_LABELS[property])}
                  checked={locks[property] === 'mustChange'}
                  onChange={({ target }) =>
                    lock(property, target.checked ? 'mustChange' : 'editable')
                  }
                />
                {TEXTS.everyVideoNeedsItsOwn}
              </label>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
