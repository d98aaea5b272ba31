/** The administrator in whose name something is done. */
export interface Autor {
  id: number;
  usuario: string;
}
