// SPDX-License-Identifier: MIT

import CTintypePixels

/// Runs two jobs at the same time, each on a thread of its own where one can be had.
///
/// - Parameters:
///   - first: What a thread of its own does.
///   - second: What the calling thread does meanwhile.
func runBoth(_ first: @Sendable () -> Void, _ second: () -> Void) {
  withoutActuallyEscaping(first) { first in
    withoutActuallyEscaping(second) { second in
      let jobs = (Job(body: first), Job(body: second))
      // The call returns when both have run, so that the jobs outlive it.
      withExtendedLifetime(jobs) {
        pk_run_both(
          Job.run, Unmanaged.passUnretained(jobs.0).toOpaque(),
          Job.run, Unmanaged.passUnretained(jobs.1).toOpaque())
      }
    }
  }
}

/// Something to do, where C can reach it.
private final class Job {
  private let body: () -> Void

  init(body: @escaping () -> Void) {
    self.body = body
  }

  static let run: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
    guard let context else { return }
    Unmanaged<Job>.fromOpaque(context).takeUnretainedValue().body()
  }
}
