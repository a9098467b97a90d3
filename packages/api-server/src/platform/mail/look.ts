/**
 * How messages look: one sheet of at most 600 px, light or dark as the reader's device has it. All of it stands in one
 * style element and nothing in attributes, because the portal's own policy for content forbids those where it shows a
 * message; a mail program that drops the element still shows headings, paragraphs and links in their order.
 */
export const LOOK = `
body { margin: 0; padding: 0; background: #f2f4f7; color: #1c2430; font: 16px/1.5 -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
table { border-spacing: 0; }
.page { width: 100%; background: #f2f4f7; }
.around { padding: 24px 12px; }
.sheet { width: 100%; max-width: 600px; background: #ffffff; border-top: 4px solid #12305c; text-align: left; }
.content { padding: 24px; overflow-wrap: anywhere; }
.portal { margin: 0 0 24px; color: #4a5568; font-size: 14px; }
h1 { margin: 0 0 16px; color: #12305c; font-size: 22px; line-height: 1.3; }
p { margin: 0 0 16px; }
a { color: #1d4f91; }
.button { display: inline-block; padding: 12px 24px; border-radius: 4px; background: #12305c; color: #ffffff; font-weight: 600; text-decoration: none; }
.small { color: #4a5568; font-size: 14px; }
.items { margin: 0 0 16px; padding: 0; list-style: none; }
.items li { margin: 0; padding: 12px 0; border-top: 1px solid #d5dae2; }
.items a { font-weight: 600; }
.mark { color: #a61b1b; font-weight: 600; }
.foot { margin: 24px 0 0; padding: 16px 0 0; border-top: 1px solid #d5dae2; }
@media (prefers-color-scheme: dark) {
  body, .page { background: #0f1620; color: #e6ebf2; }
  .sheet { background: #1a2432; border-top-color: #9cc3ff; }
  h1 { color: #cfe0ff; }
  a { color: #9cc3ff; }
  .button { background: #9cc3ff; color: #0b1626; }
  .portal, .small { color: #b6c1d0; }
  .items li, .foot { border-top-color: #3a4658; }
  .mark { color: #ff9a9a; }
}
`;
