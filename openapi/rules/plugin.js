import { enumNames } from './enum-names.ts';
import { errorMessages } from './error-messages.ts';
import { errorTable } from './error-table.ts';
import { operationComplete } from './operation-complete.ts';
import { operationFileName } from './operation-file-name.ts';
import { reqDataExamples } from './req-data-examples.ts';
import { sensibleExamples } from './sensible-examples.ts';

/** Our lint rules as a Redocly plugin. Each rule is one file; rules are switched on in openapi/redocly.yaml. */
export default function plugin() {
  return {
    id: 'contract',
    rules: {
      oas3: {
        'operation-file-name': operationFileName,
        'operation-complete': operationComplete,
        'error-table': errorTable,
        'error-messages': errorMessages,
        'enum-names': enumNames,
        'req-data-examples': reqDataExamples,
        'sensible-examples': sensibleExamples,
      },
    },
  };
}
