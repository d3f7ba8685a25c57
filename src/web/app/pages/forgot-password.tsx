import { titleOf } from '#web/app/page-title.ts';
import { ForgotPasswordScreen } from '#web/features/auth/forgot-password-screen.tsx';

export function meta() {
  return titleOf('Forgot password');
}

export default ForgotPasswordScreen;
