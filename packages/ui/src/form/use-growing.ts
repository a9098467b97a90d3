import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useLayoutEffect, useRef } from 'react';

/**
 * Makes a box of text as high as what is in it; its rows stay the least. antd's own way measures in a hidden box with a
 * style attribute, which the page's policy refuses.
 */
export function useGrowing() {
  const ref = useRef<TextAreaRef>(null);
  // After every rendering, since each new letter is one: the height follows the text, whoever changes it.
  useLayoutEffect(() => {
    const box = ref.current?.resizableTextArea?.textArea;
    if (!box) return;
    box.style.height = 'auto';
    const borders = box.offsetHeight - box.clientHeight;
    box.style.height = `${box.scrollHeight + borders}px`;
  });
  return ref;
}
