import { titleOf } from '#web/app/page-title.ts';
import { TEXTS } from '#web/app/shell/texts.ts';
import { RegisterScreen } from '#web/features/auth/register-screen.tsx';

export function meta() {
  return titleOf(TEXTS.getStartedFree, TEXTS.createAnAccountWith50Free);
}

export default RegisterScreen;
