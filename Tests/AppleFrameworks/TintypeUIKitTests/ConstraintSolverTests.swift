// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeUIKit

/// Systems with known solutions, and random ones that an independent method solves.
@Suite("Constraint solver")
struct ConstraintSolverTests {
  @Test("A constraint of a higher priority wins")
  func priorities() {
    var solver = ConstraintSolver(variableCount: 2)
    let isAdded = [
      solver.add([(0, 1), (1, 1)], constant: -100, .equal),
      solver.add([(0, 1)], constant: -70, .equal, priority: 251),
      solver.add([(1, 1)], constant: -60, .equal, priority: 250),
    ]
    #expect(isAdded == [true, true, true])
    #expect(solver.solution() == [70, 30])
  }

  @Test("A condition that contradicts others is rejected and has no effect")
  func conflict() {
    var solver = ConstraintSolver(variableCount: 1)
    let isAdded = [
      solver.add([(0, 1)], constant: -10, .greaterThanOrEqual),
      solver.add([(0, 1)], constant: -5, .lessThanOrEqual),
      solver.add([(0, 1)], constant: 0, .equal, priority: 1),
    ]
    #expect(isAdded == [true, false, true])
    #expect(solver.solution() == [10])
  }

  @Test("Numbers that are not finite are rejected", arguments: [Double.nan, .infinity])
  func invalid(number: Double) {
    var solver = ConstraintSolver(variableCount: 1)
    let isAdded = [
      solver.add([(0, 1)], constant: number, .equal),
      solver.add([(0, number)], constant: 0, .equal),
    ]
    #expect(isAdded == [false, false])
    #expect(solver.solution() == [0])
  }

  @Test("1,000 random systems of equations have the solution of Gaussian elimination")
  func equations() {
    var random = RandomSystem(seed: 1)
    for _ in 0..<1000 {
      let system = random.equations()
      let difference = zip(system.solved(), system.eliminated()).map { abs($0 - $1) }.max() ?? 0
      #expect(difference < 1e-6, "\(system)")
    }
  }

  @Test("1,000 random systems of inequalities are as satisfied as at the best of all vertices")
  func inequalities() throws {
    var random = RandomSystem(seed: 2)
    for _ in 0..<1000 {
      let system = random.inequalities()
      let best = try #require(system.bestVertex(), "\(system)")
      let found = system.deviations(at: system.solved())
      let difference = zip(found, system.deviations(at: best)).map { abs($0 - $1) }.max() ?? 0
      #expect(difference < 1e-6, "\(system)")
    }
  }
}
