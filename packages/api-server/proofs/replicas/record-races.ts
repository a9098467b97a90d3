import { CATALOGUE, type Question } from '@portal/domain';
import { aPdf } from '../../test/files';
import { at, dataOf } from './person';
import type { Race } from './race';
import { pathOf, uploadPlan, type FixtureFacility } from './facility';
import { onlyOne, posts } from './step-races';

const NOT_SAVED = { status: 409, code: CATALOGUE.notSaved.code };

/** A question that is asked on one server, and answered and closed once on the others. */
export const questionRaces = (facility: FixtureFacility): (() => Promise<Race>)[] => {
  const { owner, anna, ben, cars } = facility.fixture;
  const path = `${pathOf(facility)}/questions`;
  const open = async () => {
    const questions = await dataOf<Question[]>(at(cars, 1).get(path));
    return questions.find(({ closed_at }) => closed_at === null)?._id ?? '';
  };
  return [
    async () => {
      await dataOf(at(cars, 0).post(path, { text: 'Since when?' }));
      const plan = await uploadPlan(owner, 1, aPdf(2000));
      return onlyOne(facility, 'answer a question', {
        tries: posts([owner], `${path}/${await open()}/answer`, (index) => ({
          text: `Answer number ${index}.`,
          files: [plan],
        })),
        refusal: NOT_SAVED,
        leaves: {
          'entry application.answer': 1,
          'entry application.hand-over': 1,
          'file answer': 1,
          'file upload': -1,
          'mail question-answered': 1,
        },
      });
    },
    async () =>
      onlyOne(facility, 'close a question', {
        tries: posts([cars, anna, ben], `${path}/${await open()}/close`),
        refusal: NOT_SAVED,
        leaves: { 'entry application.close-question': 1 },
      }),
  ];
};

/** Three letters that only this facility uses. */
const stationOf = ({ acronym }: FixtureFacility) =>
  Array.from(acronym.slice(-2), (sign) => (/\d/.test(sign) ? String.fromCharCode(97 + Number(sign)) : 'x'))
    .join('')
    .padStart(3, 'r');

/** Of concurrent requests for the next version of a configuration, one succeeds. */
export const configurationRace = (facility: FixtureFacility): Race => {
  const { anna, ben, cars } = facility.fixture;
  return onlyOne(facility, 'approve a version of the configuration', {
    tries: posts([cars, anna, ben], `${pathOf(facility)}/operational-configurations`, (index) => ({
      version: 1,
      reason: `Reason number ${index}.`,
      configuration: { station_id: stationOf(facility) },
    })),
    refusal: NOT_SAVED,
    leaves: { 'entry application.approve-configuration': 1, 'mail configuration-approved': 1 },
  });
};
