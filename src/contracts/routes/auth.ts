import { defineRoute } from '#contracts/route.ts';
import {
  accountSchema,
  authAnswerSchema,
  loginSchema,
  registerSchema,
  verifyAgeSchema,
} from '#contracts/schemas/auth.ts';

export const authRoutes = {
  register: defineRoute({
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
    summary: 'Create an account with an organization of its own',
    body: registerSchema,
    answer: authAnswerSchema,
    status: 201,
    errors: ['username_taken', 'email_taken', 'too_many_requests'],
  }),
  login: defineRoute({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary: 'Sign in',
    body: loginSchema,
    answer: authAnswerSchema,
    errors: ['invalid_credentials', 'too_many_requests'],
  }),
  logout: defineRoute({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'signedIn',
    summary: 'Sign out: the token stops working',
    answer: null,
    errors: [],
  }),
  me: defineRoute({
    method: 'GET',
    path: '/api/auth/me',
    access: 'signedIn',
    summary: 'The signed-in user and their organization',
    answer: accountSchema,
    errors: [],
  }),
  verifyAge: defineRoute({
    method: 'POST',
    path: '/api/auth/verify-age',
    access: 'signedIn',
    summary: 'Confirm being of age',
    body: verifyAgeSchema,
    answer: accountSchema,
    errors: [],
  }),
};
