import { titleOf } from '#web/app/page-title.ts';
import { RegisterScreen } from '#web/features/auth/register-screen.tsx';

export function meta() {
  return titleOf(
    'Get started free',
    'Open an account with 50 free credits and make your first casino marketing video. For people aged 21 and over.',
  );
}

export default RegisterScreen;
