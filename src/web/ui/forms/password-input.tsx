import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';

import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { TEXTS } from '#web/ui/texts.ts';

/** Password field with a button that shows the characters. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input {...props} type={isShown ? 'text' : 'password'} className="pr-11" />
      <Button
        variant="quiet"
        size="icon"
        className="absolute top-0.5 right-0.5 text-muted!"
        aria-label={TEXTS.showCharacters}
        aria-pressed={isShown}
        title={isShown ? TEXTS.hideCharacters : TEXTS.showCharacters}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon aria-hidden="true" className="size-4.5" />
      </Button>
    </div>
  );
}
