import { titleOf } from '#web/app/page-title.ts';
import { TEXTS } from '#web/app/shell/texts.ts';
import { LoginScreen } from '#web/features/auth/login-screen.tsx';

export function meta() {
  return titleOf(TEXTS.signIn, TEXTS.signInToCasinoreelToCreate);
}

export default LoginScreen;
