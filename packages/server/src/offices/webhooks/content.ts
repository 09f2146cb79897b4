/** Personal text in an event, and who gets it. */

/**
 * The body for a subscriber who did not ask for the text of questions and answers. Writing what was parsed gives the same bytes each time,
 * so that every attempt carries one body.
 */
export function withoutContent(body: string): string {
  const event = JSON.parse(body) as { readonly data: Readonly<Record<string, unknown>> };
  if (event.data['content'] === undefined) return body;
  const { content: _, ...data } = event.data;
  return JSON.stringify({ ...event, data });
}
