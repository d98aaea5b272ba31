/** Whether something has to be answered, or chosen of a calendar, before the keys of the desk mean anything else. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open], [role=dialog]') !== null;
}
