import { titleOf } from '#web/app/page-title.ts';
import { RegisterScreen } from '#web/features/auth/register-screen.tsx';

export function meta() {
  return titleOf('Get started free');
}

export default RegisterScreen;
