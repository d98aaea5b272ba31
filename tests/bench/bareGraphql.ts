import { readFileSync } from 'node:fs';
import { ApolloServer } from '@apollo/server';
import fastifyApollo from '@as-integrations/fastify';
import Fastify from 'fastify';

// Apollo Server on Fastify as they come, over the shop's schema without its resolvers: it answers constants.
process.once('message', ({ port, data }: { port: number; data: object }) => void start(port, data));

async function start(port: number, data: object): Promise<void> {
  const typeDefs = readFileSync('graphql/generated/schema.graphql', 'utf8');
  const apollo = new ApolloServer({ typeDefs, rootValue: data });
  await apollo.start();
  const app = Fastify();
  await app.register(fastifyApollo(apollo));
  await app.listen({ port });
  process.send?.('listens');
}
