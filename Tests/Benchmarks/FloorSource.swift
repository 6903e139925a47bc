/// The C program of the floor: the same works in plain C.
///
/// The program uses structs of arrays and doubles, and does only what the work requires. Each line
/// of input names a work and a size. Each line of output is a figure and the progress shown
/// half-way, which prove the work.
enum FloorSource {
  static let text = #"""
    #include <math.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <time.h>

    #define KEEP(pointer) __asm__ volatile("" : : "r"(pointer) : "memory")
    #define DURATION 0.4

    static double now(void) {
      struct timespec time;
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
      return time.tv_sec * 1e9 + time.tv_nsec;
    }

    /* cubic-bezier(0.4, 0, 0.2, 1) as 64 cubic pieces, one array for each coefficient. */
    enum { PIECES = 64 };
    static double c0[PIECES + 1], c1[PIECES + 1], c2[PIECES + 1], c3[PIECES + 1];

    static double bezier(double a, double b, double s) {
      return ((1 + 3 * a - 3 * b) * s + 3 * b - 6 * a) * s * s + 3 * a * s;
    }
    static double rate(double a, double b, double s) {
      return (3 * (1 + 3 * a - 3 * b) * s + 2 * (3 * b - 6 * a)) * s + 3 * a;
    }
    static void make_pieces(void) {
      double value[PIECES + 1], slope[PIECES + 1];
      for (int i = 0; i <= PIECES; i++) {
        double low = 0, high = 1;
        for (int k = 0; k < 60; k++) {
          double middle = (low + high) / 2;
          if (bezier(0.4, 0.2, middle) < (double)i / PIECES) low = middle; else high = middle;
        }
        value[i] = bezier(0, 1, high);
        slope[i] = rate(0, 1, high) / rate(0.4, 0.2, high) / PIECES;
      }
      for (int i = 0; i < PIECES; i++) {
        double step = value[i + 1] - value[i];
        c0[i] = value[i];
        c1[i] = slope[i];
        c2[i] = 3 * step - 2 * slope[i] - slope[i + 1];
        c3[i] = slope[i] + slope[i + 1] - 2 * step;
      }
      c0[PIECES] = 1;
    }
    static inline double ease(double fraction) {
      fraction = fraction < 0 ? 0 : fraction;
      fraction = fraction > 1 ? 1 : fraction;
      double place = fraction * PIECES;
      int i = (int)place;
      double x = place - i;
      return ((c3[i] * x + c2[i]) * x + c1[i]) * x + c0[i];
    }

    /* W1 and W3: n objects with four properties each. */
    typedef struct { long count; double *start, *change, *begin, *inverse, *value; } Numbers;

    static Numbers make(long n) {
      Numbers s = { .count = 4 * n };
      double **all[] = { &s.start, &s.change, &s.begin, &s.inverse, &s.value };
      for (int i = 0; i < 5; i++) if (!(*all[i] = calloc(s.count, sizeof(double)))) abort();
      for (long i = 0; i < s.count; i++) {
        long object = i / 4;
        double starts[] = { object % 100, object % 50, 0, 0.5 }, changes[] = { 200, 100, 1, 0.5 };
        s.start[i] = starts[i % 4];
        s.change[i] = changes[i % 4];
        s.inverse[i] = 1 / DURATION;
      }
      return s;
    }
    static void unmake(Numbers s) {
      free(s.start); free(s.change); free(s.begin); free(s.inverse); free(s.value);
    }

    /* One easing for each frame. */
    __attribute__((noinline)) static void frame_shared(Numbers s, double now) {
      double *restrict value = s.value;
      const double *restrict start = s.start, *restrict change = s.change;
      double progress = ease((now - s.begin[0]) * s.inverse[0]);
      for (long i = 0; i < s.count; i++) value[i] = start[i] + change[i] * progress;
    }
    /* One easing for each property. */
    __attribute__((noinline)) static void frame_own(Numbers s, double now) {
      double *restrict value = s.value;
      const double *restrict start = s.start, *restrict change = s.change;
      const double *restrict begin = s.begin, *restrict inverse = s.inverse;
      for (long i = 0; i < s.count; i++)
        value[i] = start[i] + change[i] * ease((now - begin[i]) * inverse[i]);
    }
    typedef void (*Frame)(Numbers, double);

    static double shown_half_way;

    static double tick(long n, Frame frame) {
      Numbers s = make(n);
      long episodes = n < 40000 ? 40000 / n : 1;
      frame(s, 0);
      double spent = now();
      for (long episode = 0; episode < episodes; episode++)
        for (int k = 1; k <= 24; k++) { frame(s, k / 60.0); KEEP(s.value); }
      spent = now() - spent;
      frame(s, DURATION / 2);
      shown_half_way = (s.value[0] - s.start[0]) / s.change[0];
      unmake(s);
      return spent / (episodes * 24.0 * 4 * n);
    }
    static double seek(long n, Frame frame) {
      Numbers s = make(n);
      unsigned state = 12345;
      frame(s, 0);
      double spent = now();
      for (int i = 0; i < 10000; i++) {
        state = state * 1664525u + 1013904223u;
        frame(s, state / 4294967296.0 * DURATION);
        KEEP(s.value);
      }
      spent = now() - spent;
      frame(s, DURATION / 2);
      shown_half_way = (s.value[0] - s.start[0]) / s.change[0];
      unmake(s);
      return spent / (10000.0 * 4 * n);
    }

    /* W2: a container and two views made, six properties animated for 25 frames, torn down. */
    typedef struct View {
      struct View *parent, *children[2];
      double x, opacity, scale, shade;
    } View;
    typedef struct { double *target, start, change; } Tween;
    typedef struct { Tween tweens[6]; void (*completion)(void); } Transition;

    static long completions;
    static void complete(void) { completions++; }

    __attribute__((noinline)) static void one_cycle(void) {
      View *container = calloc(1, sizeof(View));
      View *from = calloc(1, sizeof(View)), *to = calloc(1, sizeof(View));
      Transition *transition = malloc(sizeof(Transition));
      if (!container || !from || !to || !transition) abort();
      container->children[0] = from;
      container->children[1] = to;
      from->parent = to->parent = container;
      from->opacity = 1;
      to->x = 300;
      to->scale = 0.9;
      double *targets[] = {
        &from->x, &from->opacity, &to->x, &to->opacity, &to->scale, &container->shade };
      double ends[] = { -100, 0, 0, 1, 1, 1 };
      for (int i = 0; i < 6; i++)
        transition->tweens[i] = (Tween){ targets[i], *targets[i], ends[i] - *targets[i] };
      transition->completion = complete;
      KEEP(transition);
      for (int k = 0; k <= 24; k++) {
        double progress = ease(k / 60.0 / DURATION);
        for (int i = 0; i < 6; i++) {
          Tween *tween = &transition->tweens[i];
          *tween->target = tween->start + tween->change * progress;
        }
        KEEP(container); KEEP(from); KEEP(to);
        if (k == 12) shown_half_way = -from->x / 100;
      }
      transition->completion();
      free(transition); free(to); free(from); free(container);
    }
    static double cycle(void) {
      long count = 10000;
      completions = 0;
      double spent = now();
      for (long i = 0; i < count; i++) one_cycle();
      spent = now() - spent;
      if (completions != count) abort();
      return spent / count / 1000;
    }

    int main(void) {
      char line[64], work[32], form[32];
      make_pieces();
      while (fgets(line, sizeof line, stdin)) {
        long n = 0;
        double figure;
        if (sscanf(line, "tick %31s %ld", form, &n) == 2 && n > 0)
          figure = tick(n, strcmp(form, "shared") ? frame_own : frame_shared);
        else if (sscanf(line, "seek %31s %ld", form, &n) == 2 && n > 0)
          figure = seek(n, strcmp(form, "shared") ? frame_own : frame_shared);
        else if (sscanf(line, "%31s %ld", work, &n) == 2 && !strcmp(work, "cycle"))
          figure = cycle();
        else
          return 64;
        printf("%.17g %.17g\n", figure, shown_half_way);
        fflush(stdout);
      }
      return 0;
    }
    """#
}
