/** A file with a text, which jsdom's own files cannot be read from. */
export const aTextFile = (text: string, name: string): File =>
  Object.assign(new File([text], name), { arrayBuffer: async () => new TextEncoder().encode(text).buffer });

/** The text of a file that is saved. */
export const textOf = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(file);
  });
