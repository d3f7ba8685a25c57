import { containsContact } from '#domain/moderation/contacts-in-text.ts';

/**
 * Returns words that users chose, or `otherwise` where they say where to turn: anyone can register a
 * stranger's address, or invite it, and would have their link or number mailed in our name.
 */
export function withoutContacts(words: string, otherwise: string): string {
  return containsContact(words) ? otherwise : words;
}

/** The first line of an email to a user. */
export function greetingOf(username: string): string {
  return withoutContacts(`Hello ${username},`, 'Hello,');
}
