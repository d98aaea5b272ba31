/** Where in the document the tree stands, and where what it is made of. */
export const ROOT_ID = 'root';
export const CONTEXT_ID = 'contexto';
/** What is said, after a while, where the page's own script has not come; the script takes it away. */
export const NOT_COME_ID = 'nao-veio';
