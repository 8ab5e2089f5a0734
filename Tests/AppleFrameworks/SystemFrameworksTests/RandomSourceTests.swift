// SPDX-License-Identifier: MIT

import GameplayKit
import Testing
import TintypeSchedulers

/// The sequences of random sources.
@Suite("Random sources")
struct RandomSourceTests {
  @Test(
    "RC4 has the key stream of RFC 6229",
    arguments: [
      ("0102030405", 0, [0xb239_6305, 0xf03d_c027]),
      ("0102030405", 768, [0xeb62_638d, 0x4f0b_a1fe]),
      ("01020304050607", 0, [0x293f_02d4, 0x7f37_c9b6]),
    ])
  func rc4(key: String, dropped: Int, words: [UInt32]) {
    let source = GKARC4RandomSource(seed: Data((1...UInt8(key.count / 2))))
    source.dropValues(dropped)
    #expect(words.map { _ in UInt32(truncatingIfNeeded: source.nextInt()) } == words)
  }

  @Test("The Mersenne Twister has the 10,000th number of the C++ standard")
  func mersenneTwister() {
    let source = GKMersenneTwisterRandomSource(seed: 5489)
    for _ in 0..<9_999 { source.nextInt() }
    let expected: UInt64 = 9_981_545_732_273_789_042
    #expect(UInt32(truncatingIfNeeded: source.nextInt()) == UInt32(expected >> 32))
  }

  @Test("The linear congruential source has the sequence of `mrand48` in POSIX")
  func linearCongruential() {
    // The state after `srand48(42)`.
    let source = GKLinearCongruentialRandomSource(seed: 42 << 16 | 0x330E)
    #expect((0..<3).map { _ in source.nextInt() } == [-1_097_256_770, 1_471_891_643, 477_107_655])
  }

  @Test("Setting a seed starts the sequence again, and a copy continues it")
  func seeds() {
    let source = GKMersenneTwisterRandomSource(seed: 1)
    let first = source.nextInt()
    let copy = source.copy() as? GKMersenneTwisterRandomSource
    #expect(copy?.nextInt() == source.nextInt())
    source.seed = 1
    #expect(source.nextInt() == first)
  }

  @Test("A bound is never reached, and a bound that is not positive results in 0")
  func bounds() {
    let source = GKMersenneTwisterRandomSource(seed: 7)
    #expect((0..<1_000).allSatisfy { _ in 0..<6 ~= source.nextInt(upperBound: 6) })
    #expect(Set((0..<1_000).map { _ in source.nextInt(upperBound: 6) }) == Set(0..<6))
    #expect(source.nextInt(upperBound: 0) == 0)
    #expect(source.nextInt(upperBound: -5) == 0)
    #expect(source.nextInt(upperBound: .max) >= 0)
    #expect((0..<1_000).allSatisfy { _ in 0..<1 ~= source.nextUniform() })
  }

  @Test("An array is shuffled in the order of the seed")
  func shuffling() {
    let shuffle = {
      GKMersenneTwisterRandomSource(seed: 1_001).arrayByShufflingObjects(in: Array(1...49))
        as? [Int]
    }
    #expect(shuffle()?.prefix(5) == [14, 29, 41, 2, 30])
    #expect(shuffle() == shuffle())
    #expect(shuffle()?.sorted() == Array(1...49))
  }

  @Test("Sources without a seed have the same numbers in each test")
  func unseeded() {
    func numbers(in name: String) -> [Int] {
      WorkTracker.withScope(WorkTracker.Scope(name)) {
        [
          GKRandomSource().nextInt(), GKRandomSource().nextInt(), GKARC4RandomSource().nextInt(),
          GKRandomSource.sharedRandom().nextInt(), GKRandomSource.sharedRandom().nextInt(),
        ]
      }
    }
    let first = numbers(in: "RandomSourceTests.a")
    #expect(first == numbers(in: "RandomSourceTests.b"))
    #expect(Set(first).count == 5)
  }
}

/// The ranges and shapes of distributions.
@Suite("Random distributions")
struct RandomDistributionTests {
  private let source = GKMersenneTwisterRandomSource(seed: 3)

  @Test("A die has each of its sides")
  func dice() {
    let die = GKRandomDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
    #expect(Set((0..<200).map { _ in die.nextInt() }) == Set(1...6))
    #expect(die.numberOfPossibleOutcomes == 6)
    #expect((0..<200).allSatisfy { _ in die.nextInt(upperBound: 4) < 4 })
  }

  @Test("A shuffled distribution repeats a number only after all others")
  func shuffled() {
    let die = GKShuffledDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
    for _ in 0..<5 { #expect(Set((0..<6).map { _ in die.nextInt() }) == Set(1...6)) }
  }

  @Test("A Gaussian distribution has its mean and deviation, and no number over three deviations")
  func gaussian() {
    let distribution = GKGaussianDistribution(randomSource: source, mean: 50, deviation: 10)
    let numbers = (0..<10_000).map { _ in Double(distribution.nextInt()) }
    let mean = numbers.reduce(0, +) / 10_000
    let variance = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 10_000
    #expect(abs(mean - 50) < 0.5)
    #expect(abs(variance.squareRoot() - 10) < 0.5)
    #expect(numbers.allSatisfy { 20...80 ~= $0 })
  }

  @Test("Ranges that are empty, or as large as an integer, end nothing")
  func extremes() {
    #expect(GKRandomDistribution(lowestValue: 5, highestValue: 1).nextInt() == 5)
    let all = GKShuffledDistribution(lowestValue: .min, highestValue: .max)
    #expect(all.nextInt() != all.nextInt())
    let invalid = GKGaussianDistribution(randomSource: source, mean: .nan, deviation: .infinity)
    #expect(invalid.nextInt() == 0)
  }
}

/// The changes of a state machine.
@Suite("State machines")
struct StateMachineTests {
  private final class Idle: GKState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Walk.self }
  }
  private final class Walk: GKState {
    var previous: GKState?

    override func didEnter(from previousState: GKState?) { previous = previousState }
  }
  private final class Swim: GKState {}

  @Test("A machine enters only the states that its current state allows")
  func changes() {
    let machine = GKStateMachine(states: [Idle(), Walk()])
    #expect(machine.enter(Idle.self))
    #expect(!machine.canEnterState(Idle.self))
    #expect(!machine.enter(Swim.self))
    #expect(machine.enter(Walk.self))
    #expect(machine.state(forClass: Walk.self)?.previous is Idle)
    #expect(machine.currentState is Walk)
  }
}
