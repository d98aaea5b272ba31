/** Where in the document the tree stands, and where what it is made of. */
export const ROOT_ID = 'root';
export const CONTEXT_ID = 'contexto';
