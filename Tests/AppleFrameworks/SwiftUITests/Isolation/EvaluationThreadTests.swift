// SPDX-License-Identifier: MIT

#if DEBUG
  import Dispatch
  import Foundation
  import Testing

  @testable import SwiftUI

  @Suite("The thread that evaluates views, in debug builds")
  struct EvaluationThreadTests {
    @Test("Another thread that uses what belongs to an evaluation ends the process")
    func otherThread() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        MainActorEvaluation.run {
          Thread.detachNewThread {
            MainActorEvaluation.assertIsRunning()
            exit(EXIT_SUCCESS)
          }
          // The other thread ends the process in any case.
          DispatchSemaphore(value: 0).wait()
        }
      }
      let message = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(message.contains("views are evaluated outside of MainActorEvaluation.run"))
    }

    @Test("The thread that evaluates views uses what belongs to the evaluation")
    func sameThread() {
      MainActorEvaluation.run { MainActorEvaluation.assertIsRunning() }
    }

    @Test("Frames are used after the evaluation, when causes of a difference are found")
    func afterEvaluation() {
      #expect(FrameReference().frame(in: 1) == .zero)
    }
  }
#endif
