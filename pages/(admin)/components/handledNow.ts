/** A row as its status given now makes it, before the server has said so. Its version is the server's to raise. */
export function handledNow<Status extends string>(
  { id, versao }: { id: string; versao: number },
  status: Status,
  usuario: string,
) {
  return { id, versao, status, statusPor: usuario, statusEm: new Date().toISOString() };
}
