import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { createSchema } from '../graphql/schema.ts';

// The schema as integrators and codegen read it; `npm run check` fails when it is not current.
writeFileSync('graphql/generated/schema.graphql', `${printSchema(lexicographicSortSchema(createSchema()))}\n`);
