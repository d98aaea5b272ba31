import pg from 'pg';

/** Does something in a database as somebody who is not the shop. */
export async function asOutsider<Answer>(url: string, act: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return act(client).finally(() => client.end());
}
