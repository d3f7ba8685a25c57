import { titleOf } from '#web/app/page-title.ts';
import { TEXTS } from '#web/app/shell/texts.ts';
import { ResetPasswordScreen } from '#web/features/auth/reset-password-screen.tsx';

export function meta() {
  return titleOf(TEXTS.setANewPassword);
}

export default ResetPasswordScreen;
