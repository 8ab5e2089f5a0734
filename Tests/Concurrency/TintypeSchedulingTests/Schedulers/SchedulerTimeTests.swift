// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeScheduling

#if !canImport(Darwin)
  @Suite("Times of dispatch queues")
  struct DispatchTimesTests {
    typealias Time = DispatchQueue.SchedulerTimeType
    typealias Stride = Time.Stride

    private static let odd: [Int] = [
      .min, .min + 1, -1_000_000_000, -1, 0, 1, 999_999_999, .max / 2, .max - 1, .max,
    ]

    @Test(
      "Strides of a dispatch queue can be made from each unit",
      arguments: [
        (Stride.seconds(2), 2_000_000_000), (.seconds(1.5), 1_500_000_000),
        (.seconds(-1.5), -1_500_000_000),
        (.milliseconds(3), 3_000_000), (.microseconds(4), 4000), (.nanoseconds(5), 5),
        (2, 2_000_000_000), (0.25, 250_000_000), (.init(.seconds(1)), 1_000_000_000),
        (.init(.milliseconds(1)), 1_000_000), (.init(.microseconds(1)), 1000),
        (.init(.nanoseconds(1)), 1), (.init(.never), .max),
      ] as [(Stride, Int)])
    func units(length: Stride, nanoseconds: Int) {
      #expect(length.magnitude == nanoseconds)
    }

    @Test(
      "Strides of a dispatch queue saturate",
      arguments: [
        (Stride.seconds(Int.max), Int.max), (.seconds(Int.min), -.max), (.milliseconds(.max), .max),
        (.seconds(1e300), .max), (.seconds(-1e300), -.max), (.seconds(.infinity), .max),
        (.seconds(.nan), 0), (.nanoseconds(.max) + 1, .max), (.nanoseconds(.min) - 1, -.max),
        (.nanoseconds(.min) + -1, -.max), (.nanoseconds(.max) - -1, .max),
        (.nanoseconds(.max) * 2, .max), (.nanoseconds(.max) * -2, -.max),
        (-.nanoseconds(.min), .max),
      ] as [(Stride, Int)])
    func saturated(length: Stride, nanoseconds: Int) {
      #expect(length.magnitude == nanoseconds)
    }

    @Test("Sums, differences and products of strides never trap", arguments: odd)
    func total(a: Int) {
      for b in Self.odd {
        let (x, y) = (Stride.nanoseconds(a), Stride.nanoseconds(b))
        #expect(x + y == y + x)
        #expect(x * y == y * x)
        #expect((x < y) == (a < b))
        _ = x - y
      }
    }

    @Test("Strides of a dispatch queue can be multiplied")
    func product() {
      #expect(Stride.milliseconds(300) * 3 == .milliseconds(900))
      #expect(Stride.milliseconds(300) * 1 == .milliseconds(300))
      #expect(Stride.milliseconds(300) * 0.5 == .milliseconds(150))
      #expect(Stride.milliseconds(-300) * 3 == .milliseconds(-900))
      var length: Stride = 1
      length += 2
      length *= 4
      length -= 2
      #expect(length == 10)
    }

    @Test("Integers convert exactly to strides only if they fit")
    func exactly() {
      #expect(Stride(exactly: 3) == 3)
      #expect(Stride(exactly: UInt64.max) == nil)
      #expect(Stride(exactly: Int.max) == nil)
    }

    @Test("Strides convert to Dispatch intervals, and the longest stride is never")
    func intervals() {
      #expect(Stride(1).timeInterval == .nanoseconds(1_000_000_000))
      #expect(Stride(.never).timeInterval == .never)
    }

    @Test(
      "Advancing a dispatch time by its distance to another gives the other",
      arguments: [0, 1, 1 << 62, 1 << 63, UInt64.max / 2] as [UInt64])
    func distance(from: UInt64) {
      let others = ([0, 1, 1000, UInt64.max / 2] as [UInt64]).filter {
        max(from, $0) - min(from, $0) < 1 << 63
      }
      #expect(others.count >= 3)
      for to in others {
        let (a, b) = (Time(.init(uptimeNanoseconds: from)), Time(.init(uptimeNanoseconds: to)))
        #expect(a.advanced(by: a.distance(to: b)) == b)
        #expect((a < b) == (from < to))
      }
    }

    @Test("Dispatch times saturate at the first and the last instant")
    func ends() {
      let (first, last) = (Time(.init(uptimeNanoseconds: 0)), Time(.init(uptimeNanoseconds: .max)))
      #expect(first.advanced(by: -1) == first)
      #expect(first.advanced(by: .nanoseconds(.min)) == first)
      #expect(last.advanced(by: 1) == last)
      #expect(first.distance(to: last).magnitude == .max)
      #expect(last.distance(to: first).magnitude == -.max)
    }

    @Test("Dispatch times and strides can be encoded and decoded")
    func codable() throws {
      let time = Time(.init(uptimeNanoseconds: 12_345))
      let length = Stride.milliseconds(7)
      let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
      #expect(try decoder.decode([Time].self, from: encoder.encode([time])) == [time])
      #expect(try decoder.decode(Stride.self, from: encoder.encode(length)) == length)
      #expect(Set([time, time]).count == 1)
    }
  }

  @Suite("Times of operation queues and run loops")
  struct DateTimesTests {
    typealias Time = OperationQueue.SchedulerTimeType
    typealias Stride = Time.Stride

    @Test(
      "Strides of an operation queue can be made from each unit",
      arguments: [
        (Stride.seconds(2), 2), (.seconds(1.5), 1.5), (.milliseconds(3), 0.003),
        (.microseconds(4), 4e-6), (.nanoseconds(5), 5e-9), (2, 2), (0.25, 0.25), (-2, -2),
      ] as [(Stride, Double)])
    func units(length: Stride, seconds: Double) {
      #expect(length.magnitude == seconds)
      #expect(length.timeInterval == seconds)
    }

    @Test("Strides of an operation queue are added and multiplied in seconds")
    func arithmetic() {
      var length: Stride = 1
      length += 2
      length *= 4
      length -= 2
      #expect(length == 10)
      #expect(Stride(1) < 2)
      #expect(Stride(exactly: 3) == 3)
      #expect(Stride(exactly: Int.max) == nil)
    }

    @Test("Advancing a date by its distance to another gives the other")
    func distance() {
      let (a, b) = (Time(.distantPast), Time(Date(timeIntervalSince1970: 5)))
      #expect(a.advanced(by: a.distance(to: b)) == b)
      #expect(a < b)
    }

    @Test("Dates and strides of an operation queue can be encoded and decoded")
    func codable() throws {
      let time = Time(Date(timeIntervalSince1970: 12_345))
      let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
      #expect(try decoder.decode([Time].self, from: encoder.encode([time])) == [time])
      #expect(try decoder.decode(Stride.self, from: encoder.encode(Stride(7))) == 7)
      #expect(Set([time, time]).count == 1)
    }

    @Test(
      "Operation queues and run loops accept invalid dates and intervals",
      arguments: [.nan, .infinity, -1e300, -1])
    func odd(seconds: Double) async {
      let queue = OperationQueue()
      let timer = queue.schedule(
        after: .init(Date(timeIntervalSinceNow: seconds)), interval: .seconds(seconds)
      ) {}
      timer.cancel()
      let log = Log<String>()
      await withCheckedContinuation { continuation in
        Thread {
          let loop = RunLoop.current
          let timer = loop.schedule(
            after: .init(Date(timeIntervalSinceNow: seconds)), interval: .seconds(seconds)
          ) {}
          timer.cancel()
          log.note("canceled")
          continuation.resume()
        }.start()
      }
      #expect(log.entries == ["canceled"])
    }
  }
#endif
