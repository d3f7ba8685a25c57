import { titleOf } from '#web/app/page-title.ts';
import { ResetPasswordScreen } from '#web/features/auth/reset-password-screen.tsx';

export function meta() {
  return titleOf('Set a new password');
}

export default ResetPasswordScreen;
