import { titleOf } from '#web/app/page-title.ts';
import { LoginScreen } from '#web/features/auth/login-screen.tsx';

export function meta() {
  return titleOf(
    'Sign in',
    'Sign in to your studio for AI-generated casino marketing videos. For people aged 21 and over.',
  );
}

export default LoginScreen;
