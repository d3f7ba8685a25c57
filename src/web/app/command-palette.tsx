import { Command as Palette } from 'cmdk';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { paletteCommands, type Command } from '#web/app/palette-commands.ts';
import { usePaletteFinds } from '#web/app/palette-finds.ts';
import { setPaletteOpen, usePalette } from '#web/app/palette-store.ts';
import { TEXTS } from '#web/app/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { useSignOut } from '#web/session/use-sign-out.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';

const ITEM =
  'flex h-10 cursor-pointer items-center gap-3 rounded-plaque px-3 text-muted aria-selected:bg-page aria-selected:text-ink';
const GROUP =
  '[&_[cmdk-group-heading]]:label-caps [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1.5 [&_[cmdk-group-heading]]:text-gilt';

/** Besides those with Ctrl, such as Ctrl and N. */
const MOVING_KEYS: readonly string[] = ['ArrowUp', 'ArrowDown', 'Home', 'End'];

/** 1 where every typed word is in the command's words, 0 elsewhere. */
function matches(label: string, typed: string, words: readonly string[] = []): number {
  const text = [label, ...words].join(' ').toLowerCase();
  const isMatch = typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
  return isMatch ? 1 : 0;
}

function Item({ command }: { readonly command: Command }) {
  const { id, label, detail, words, icon: Icon, run } = command;
  function handleSelect() {
    setPaletteOpen(false);
    run();
  }
  return (
    <Palette.Item
      value={id === undefined ? label : `${label} ${id}`}
      keywords={[...(words ?? [])]}
      onSelect={handleSelect}
      className={ITEM}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      <span dir="auto" className="truncate">
        {label}
      </span>
      {detail && (
        <span className="figures ml-auto max-w-[45%] shrink-0 truncate text-sm">{detail}</span>
      )}
    </Palette.Item>
  );
}

/** What is typed, and what it finds; forgotten when the palette closes. */
function PaletteSearch() {
  const { user } = useSignedIn();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const goTo = (path: string, state?: unknown) => void navigate(path, { state });
  const [typed, setTyped] = useState('');
  const { finds, foundAt } = usePaletteFinds(typed, goTo);
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState('');
  const hasMoved = useRef(false);
  const commands = paletteCommands(user.role, { goTo, signOut });
  const [first, ...others] = commands;
  // The latest videos come before the screens, what was found after all else.
  const groups =
    typed.trim() === '' && first ? [first, ...finds, ...others] : [...commands, ...finds];
  useEffect(() => {
    if (foundAt === 0 || hasMoved.current) return undefined;
    // What comes late comes above what was selected until then, and is listed a moment later.
    const frame = requestAnimationFrame(() => {
      const first = list.current?.querySelector('[cmdk-item]')?.getAttribute('data-value');
      if (first) setSelected(first);
    });
    return () => cancelAnimationFrame(frame);
  }, [foundAt]);
  return (
    <Palette
      label={TEXTS.search}
      loop
      filter={matches}
      value={selected}
      onValueChange={setSelected}
      onKeyDown={({ key, ctrlKey }) => {
        if (MOVING_KEYS.includes(key) || ctrlKey) hasMoved.current = true;
      }}
      className="grid"
    >
      <Palette.Input
        value={typed}
        onValueChange={(text) => {
          hasMoved.current = false;
          setTyped(text);
        }}
        placeholder={TEXTS.searchHint}
        className="h-14 w-full border-b border-line bg-transparent pr-14 pl-5 text-lg text-ink outline-none! placeholder:text-muted"
      />
      <Palette.List
        ref={list}
        aria-label={TEXTS.results}
        className="max-h-[min(50dvh,28rem)] scroll-py-2 overflow-y-auto p-2 pb-8 [mask-image:linear-gradient(to_bottom,black_calc(100%-2.5rem),transparent)]"
      >
        <Palette.Empty className="px-3 py-6 text-center text-muted">
          {TEXTS.noResults}
        </Palette.Empty>
        {groups.map(({ title, commands }) => (
          <Palette.Group key={title} heading={title} className={GROUP}>
            {commands.map((command) => (
              <Item key={command.id ?? command.label} command={command} />
            ))}
          </Palette.Group>
        ))}
      </Palette.List>
      <p
        aria-hidden="true"
        className="border-t border-line px-5 py-2.5 text-sm text-muted pointer-coarse:hidden"
      >
        {TEXTS.paletteKeys}
      </p>
    </Palette>
  );
}

/** Every screen, the things done most, videos, people, brands and folders, by their letters: Ctrl or Cmd and K. */
export function CommandPalette() {
  const { isOpen } = usePalette();
  const isTouched = matchMedia('(pointer: coarse)').matches;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setPaletteOpen}
      title={TEXTS.search}
      description={isTouched ? TEXTS.typeToSearch : TEXTS.typeToSearchSelectWithThe}
      isHeaderHidden
      className="top-[12dvh] max-w-xl translate-y-0 overflow-hidden"
    >
      <PaletteSearch />
    </Dialog>
  );
}
