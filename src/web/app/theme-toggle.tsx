import { Moon, Sun } from 'lucide-react';

import { TEXTS } from '#web/app/texts.ts';
import { toggleTheme } from '#web/app/theme.ts';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip/tooltip.tsx';

/** The page's class decides which icon shows, so that prerendered pages need no second render. */
export function ThemeToggle() {
  return (
    <Tooltip text={TEXTS.toggleTheme} side="bottom">
      <Button variant="quiet" size="icon" aria-label={TEXTS.toggleTheme} onClick={toggleTheme}>
        <Sun aria-hidden="true" className="hidden size-5 dark:block" />
        <Moon aria-hidden="true" className="size-5 dark:hidden" />
      </Button>
    </Tooltip>
  );
}
