// SPDX-License-Identifier: MIT

#include "CTintypePixels.h"

#include <stdlib.h>

// The processor must not change which of two neighboring ratios a pixel has.
#pragma STDC FP_CONTRACT OFF

// The linear intensity for each level of sRGB, rounded from the exact value. Source: WCAG 2.2, “relative
// luminance”.
static const double intensities[256] = {
  0, 0.0003035269835488375, 0.000607053967097675, 0.0009105809506465125, 0.00121410793419535,
  0.0015176349177441874, 0.001821161901293025, 0.0021246888848418626, 0.0024282158683907, 0.0027317428519395373,
  0.003035269835488375, 0.0033465357638991586, 0.003676507324047435, 0.004024717018496304, 0.0043914420374102925,
  0.0047769534806937275, 0.005181516702338385, 0.005605391624202721, 0.006048833022857052, 0.006512090792594472,
  0.006995410187265385, 0.00749903204322617, 0.008023192985384993, 0.008568125618069302, 0.009134058702220785,
  0.009721217320237844, 0.010329823029626936, 0.01096009400648824, 0.011612245179743881, 0.012286488356915867,
  0.012983032342173007, 0.013702083047289683, 0.014443843596092541, 0.015208514422912706, 0.015996293365509628,
  0.016807375752887377, 0.017641954488384078, 0.01850022012837969, 0.019382360956935723, 0.02028856305665239,
  0.021219010376003555, 0.022173884793387375, 0.023153366178110403, 0.02415763244850475, 0.025186859627361623,
  0.02624122189484989, 0.02732089163907489, 0.028426039504420787, 0.029556834437808797, 0.03071344373299362,
  0.03189603307301152, 0.03310476657088505, 0.03433980680868216, 0.03560131487502032, 0.03688945040110002,
  0.03820437159534648, 0.03954623527673283, 0.04091519690685317, 0.042311410620809654, 0.04373502925697345,
  0.04518620438567554, 0.04666508633688008, 0.048171824226889405, 0.04970656598412722, 0.051269458374043224,
  0.05286064702318025, 0.054480276442442355, 0.05612849004960008, 0.05780543019106721, 0.059511238162981185,
  0.061246054231617594, 0.06301001765316766, 0.06480326669290576, 0.06662593864377288, 0.06847816984440015,
  0.07036009569659588, 0.07227185068231748, 0.07421356838014961, 0.07618538148130781, 0.07818742180518633,
  0.08021982031446831, 0.0822827071298148, 0.08437621154414877, 0.08650046203654974, 0.08865558628577294,
  0.09084171118340768, 0.09305896284668742, 0.09530746663096466, 0.09758734714186242, 0.09989872824711389,
  0.10224173308810128, 0.10461648409110416, 0.10702310297826759, 0.10946171077829933, 0.11193242783690557,
  0.11443537382697372, 0.11697066775851081, 0.1195384279883456, 0.12213877222960184, 0.12477181756095046,
  0.12743768043564743, 0.13013647669036427, 0.13286832155381792, 0.13563332965520564, 0.13843161503245183,
  0.14126329114027164, 0.14412847085805772, 0.14702726649759498, 0.14995978981060853, 0.15292615199615014,
  0.15592646370782734, 0.15896083506088035, 0.162029375639111, 0.1651321945016676, 0.1682694001896907,
  0.17144110073282254, 0.17464740365558498, 0.17788841598362912, 0.18116424424986013, 0.1844749945004409,
  0.18782077230067779, 0.19120168274079136, 0.1946178304415757, 0.1980693195599488, 0.20155625379439707,
  0.2050787363903169, 0.20863687014525567, 0.2122307574140551, 0.21586050011389915, 0.21952619972926918,
  0.22322795731680842, 0.22696587351009834, 0.23074004852434896, 0.23455058216100508, 0.23839757381227095,
  0.24228112246555472, 0.2462013267078354, 0.2501582847299533, 0.2541520943308267, 0.25818285292159576,
  0.262250657529696, 0.2663556048028623, 0.27049779101306576, 0.27467731206038454, 0.27889426347681034,
  0.28314874042999194, 0.2874408377269174, 0.29177064981753587, 0.29613827079832095, 0.3005437944157764,
  0.3049873140698861, 0.30946892281750843, 0.3139887133757175, 0.31854677812509175, 0.3231432091129507,
  0.32777809805654207, 0.3324515363461792, 0.33716361504833026, 0.34191442490866075, 0.3467040563550295,
  0.3515325995004392, 0.3564001441459434, 0.36130677978350945, 0.3662525955988394, 0.37123768047414896,
  0.3762621229909062, 0.38132601143253, 0.3864294337870489, 0.3915724777497231, 0.3967552307256268,
  0.4019777798321956, 0.40724021190173665, 0.4125426134839036, 0.41788507084813725, 0.4232676699860715,
  0.42869049661390657, 0.4341536361747488, 0.43965717384091874, 0.44520119451622775, 0.45078578283822335,
  0.4564110231804045, 0.46207699965440685, 0.4677837961121588, 0.4735314961480093, 0.47932018310082664,
  0.4851499400560704, 0.49102084984783545, 0.49693299506087035, 0.5028864580325684, 0.5088813208549335,
  0.5149176653765213, 0.5209955732043541, 0.527115125705813, 0.533276404010505, 0.539479489012107,
  0.5457244613701866, 0.5520114015119999, 0.5583403896342677, 0.5647115057049289, 0.5711248294648729,
  0.5775804404296505, 0.584078417891164, 0.5906188409193368, 0.5972017883637631, 0.6038273388553375,
  0.6104955708078647, 0.6172065624196509, 0.6239603916750759, 0.6307571363461467, 0.6375968739940324,
  0.644479681970582, 0.6514056374198239, 0.6583748172794482, 0.6653872982822719, 0.6724431569576873,
  0.6795424696330937, 0.6866853124353132, 0.6938717612919898, 0.7011018919329731, 0.7083757798916867,
  0.7156935005064805, 0.7230551289219689, 0.7304607400903533, 0.7379104087727307, 0.7454042095403872,
  0.7529422167760778, 0.7605245046752922, 0.7681511472475069, 0.7758222183174234, 0.7835377915261932,
  0.79129794033263, 0.7991027380144087, 0.8069522576692514, 0.8148465722161011, 0.8227857543962833,
  0.8307698767746545, 0.8387990117407399, 0.8468732315098577, 0.8549926081242336, 0.863157213454102,
  0.8713671191987971, 0.8796223968878317, 0.8879231178819664, 0.8962693533742666, 0.9046611743911491,
  0.9130986517934189, 0.9215818562772945, 0.9301108583754234, 0.9386857284578878, 0.9473065367331996,
  0.955973353249286, 0.9646862478944651, 0.9734452903984123, 0.982250550333117, 0.9911020971138297,
  1.0,
};

// Returns the relative luminance of an opaque color, from 0 to 1.
static double luminance(uint32_t color) {
  return 0.2126 * intensities[color >> 16 & 0xFF] + 0.7152 * intensities[color >> 8 & 0xFF] +
    0.0722 * intensities[color & 0xFF];
}

double tintype_contrast_ratio(uint32_t a, uint32_t b) {
  double first = luminance(a), second = luminance(b);
  double light = first > second ? first : second, dark = first > second ? second : first;
  return (light + 0.05) / (dark + 0.05);
}

// Returns the color that, covering a part of a pixel, changes its color from one to another.
static uint32_t uncovered(uint32_t painted, uint32_t ground, uint32_t coverage) {
  uint32_t color = 0xFF000000u;
  for (int shift = 0; shift < 24; shift += 8) {
    int32_t old = ground >> shift & 0xFF;
    int32_t step = (int32_t)(painted >> shift & 0xFF) - old;
    int32_t scaled = step * 255;
    int32_t half = (int32_t)coverage / 2;
    int32_t value = old + (scaled >= 0 ? scaled + half : scaled - half) / (int32_t)coverage;
    color |= (uint32_t)(value < 0 ? 0 : value > 255 ? 255 : value) << shift;
  }
  return color;
}

// Ratios from 1 to 21 in hundredths.
#define RATIO_COUNT 2001

// The number of pixels with each ratio, and the first one's colors.
typedef struct {
  size_t total;
  size_t counts[RATIO_COUNT];
  uint32_t inks[RATIO_COUNT];
  uint32_t grounds[RATIO_COUNT];
} histogram;

static void add(histogram *h, uint32_t ink, uint32_t ground) {
  double place = (tintype_contrast_ratio(ink, ground) - 1) * 100 + 0.5;
  size_t index = place <= 0 ? 0 : place >= RATIO_COUNT ? RATIO_COUNT - 1 : (size_t)place;
  if (h->counts[index]++ == 0) {
    h->inks[index] = ink;
    h->grounds[index] = ground;
  }
  h->total++;
}

// Returns a premultiplied pixel over an opaque one.
static uint32_t pixel_over(uint32_t pixel, uint32_t below) {
  const uint32_t rest = 255 - (pixel >> 24);
  if (rest == 0) return pixel;
  uint32_t color = 0xFF000000u;
  for (int shift = 0; shift < 24; shift += 8) {
    const uint32_t level = (pixel >> shift & 0xFF) + ((below >> shift & 0xFF) * rest + 127) / 255;
    color |= (level > 255 ? 255 : level) << shift;
  }
  return color;
}

// Returns whether colors differ by at most one level of each channel, which rounding can cause.
static bool is_close(uint32_t a, uint32_t b) {
  for (int shift = 0; shift < 24; shift += 8) {
    if (abs((int32_t)(a >> shift & 0xFF) - (int32_t)(b >> shift & 0xFF)) > 1) return false;
  }
  return true;
}

tintype_contrast tintype_text_contrast(
  const uint32_t *painted, size_t painted_width, const uint32_t *without, const uint32_t *coverage,
  size_t width, tintype_pixel_box area, uint32_t below) {
  // Pixels that glyphs cover entirely have the exact color of the text. At the edges of glyphs it
  // is computed from the rounded color of the pixel, which is less accurate.
  histogram whole = {0}, partial = {0};
  tintype_contrast result = {0};
  for (size_t y = area.top; y < area.bottom; y++) {
    const size_t row = y * width;
    for (size_t x = area.left; x < area.right; x++) {
      const uint32_t part = coverage[row + x] >> 24;
      if (part < 128) continue;
      result.covered++;
      const uint32_t ground = without[row + x] | 0xFF000000u;
      const uint32_t pixel = pixel_over(painted[y * painted_width + x], below);
      if (is_close(pixel, ground)) continue;
      result.visible++;
      add(part >= 250 ? &whole : &partial, uncovered(pixel, ground, part), ground);
    }
  }
  // A few whole pixels, such as those of dots, do not represent a line.
  const histogram *used = whole.total >= 8 && whole.total * 8 >= partial.total ? &whole : &partial;
  if (used->total == 0) used = &whole;
  size_t reached = 0;
  for (size_t index = 0; index < RATIO_COUNT && used->total > 0; index++) {
    reached += used->counts[index];
    // The ratio that a tenth of the pixels does not exceed.
    if (reached * 10 < used->total || used->counts[index] == 0) continue;
    result.ink = used->inks[index];
    result.ground = used->grounds[index];
    result.ratio = tintype_contrast_ratio(result.ink, result.ground);
    break;
  }
  return result;
}

// Returns a channel of a color over an opaque one.
static int32_t channel_over(uint32_t color, uint32_t ground, int shift) {
  int32_t opacity = (int32_t)(color >> 24), below = ground >> shift & 0xFF;
  int32_t step = ((int32_t)(color >> shift & 0xFF) - below) * opacity;
  return below + (step >= 0 ? step + 127 : step - 127) / 255;
}

tintype_contrast tintype_flat_contrast(
  const uint32_t *painted, size_t width, tintype_pixel_box area, uint32_t ink, uint32_t below) {
  const tintype_contrast unknown = {0};
  const uint32_t *top = painted + area.top * width, *bottom = painted + (area.bottom - 1) * width;
  const uint32_t corners[] = {
    pixel_over(top[area.left], below), pixel_over(top[area.right - 1], below),
    pixel_over(bottom[area.left], below), pixel_over(bottom[area.right - 1], below)};
  const uint32_t ground = corners[0] == corners[1] ? corners[0] : corners[3];
  // The glyphs of a line reach one of its corners at most.
  int equal = 0;
  for (int i = 0; i < 4; i++) equal += corners[i] == ground;
  if (equal < 3) return unknown;
  int32_t old[3], step[3], color[3], most = 0;
  for (int c = 0; c < 3; c++) {
    old[c] = ground >> 8 * c & 0xFF;
    color[c] = channel_over(ink, ground, 8 * c);
    step[c] = color[c] - old[c];
    if (abs(step[c]) > abs(step[most])) most = c;
  }
  // Of nearly equal colors, the part that the ink covers cannot be told.
  if (abs(step[most]) < 16) return unknown;
  const int32_t whole = step[most];
  const int32_t tolerance = 2 * abs(whole);
  size_t covered = 0, plain = 0;
  int32_t longest = 0;
  for (size_t y = area.top; y < area.bottom; y++) {
    const uint32_t *row = painted + y * width;
    for (size_t x = area.left; x < area.right; x++) {
      const uint32_t pixel = pixel_over(row[x], below);
      if (pixel == ground) {
        plain++;
        continue;
      }
      const int32_t part = (int32_t)(pixel >> 8 * most & 0xFF) - old[most];
      bool is_between = true;
      for (int c = 0; c < 3; c++) {
        const int32_t change = (int32_t)(pixel >> 8 * c & 0xFF) - old[c];
        const int32_t rest = change * whole - step[c] * part;
        is_between = is_between && rest <= tolerance && -rest <= tolerance;
      }
      // Before the ground, or beyond the ink.
      const int32_t along = whole > 0 ? part : -part;
      if (!is_between || along < -1 || along > abs(whole) + 1) return unknown;
      covered += 2 * along >= abs(whole);
      longest = along > longest ? along : longest;
    }
  }
  tintype_contrast result = {0};
  result.covered = result.visible = covered;
  result.ground = ground;
  result.ink = 0xFF000000u | (uint32_t)color[2] << 16 | (uint32_t)color[1] << 8 | (uint32_t)color[0];
  result.ratio = tintype_contrast_ratio(result.ink, ground);
  // Glyphs leave much of an area free, which no gradient does, and cover some pixels nearly entirely,
  // unless something dims them.
  const size_t count = (area.right - area.left) * (area.bottom - area.top);
  return 5 * plain >= count && 10 * longest >= 9 * abs(whole) ? result : unknown;
}
