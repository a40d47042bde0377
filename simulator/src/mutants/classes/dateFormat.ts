import { text } from '../edited.ts';
import { mutants } from '../mutant.ts';
import { inData } from '../operators/answering.ts';

const iso = text((moment) => `${moment.replace(' ', 'T')}+08:00`);
const slashes = text((moment) => moment.replaceAll('-', '/'));
const millis = text((moment) => Date.parse(`${moment.replace(' ', 'T')}+08:00`));

/** Another date format. */
export const dateFormat = mutants('date-format', {
  'legacy.querySceneSourceInfo': {
    summary: 'msgDate is ISO 8601 with a zone',
    mutate: inData('/sceneSourceAdDtoList/*/msgDate', iso),
  },
  'gateway.queryUserActivityTaskPage': {
    summary: 'beginTime is milliseconds since 1970',
    mutate: inData('/list/*/beginTime', millis),
  },
  'activity.queryActivityByGroupCode': {
    summary: 'dates with slashes',
    mutate: inData('/activityVoModelList/*/effectiveEndDate', slashes),
  },
  'provisional.queryBillPage': {
    summary: 'billDate with a time',
    mutate: inData(
      '/list/*/billDate',
      text((day) => `${day} 00:00:00`),
    ),
  },
});
