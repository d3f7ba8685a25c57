import { titleOf } from '#web/app/page-title.ts';
import { LoginScreen } from '#web/features/auth/login-screen.tsx';

export function meta() {
  return titleOf('Sign in');
}

export default LoginScreen;
