import { titleOf } from '#web/app/page-title.ts';
import { TEXTS } from '#web/app/shell/texts.ts';
import { ForgotPasswordScreen } from '#web/features/auth/forgot-password-screen.tsx';

export function meta() {
  return titleOf(TEXTS.forgotPassword);
}

export default ForgotPasswordScreen;
