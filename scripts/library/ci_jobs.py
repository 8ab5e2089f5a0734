"""Runs the steps of the GitHub Action and of the GitLab template locally; see scripts/checks/ci.

Only the parts of both formats that these files use are supported. Other parts are errors, so that nothing is ignored.
"""

import pathlib
import re
import shutil
import stat
import subprocess
import zipfile

import yaml

from repository import Failure

STEP_KEYS = {"name", "id", "if", "shell", "working-directory", "env", "run", "uses", "with"}
ACTIONS = {"actions/cache@v4", "actions/upload-artifact@v4", "actions/download-artifact@v4"}
JOB_KEYS = {
    "extends", "stage", "image", "variables", "before_script", "script", "artifacts", "cache", "needs", "parallel",
    "when", "environment",
}
# The number of a run of GitHub Actions.
RUN = 4321


class Machine:
    """The directory and the environment of jobs."""

    def __init__(self, work, environment):
        self.work, self.environment = pathlib.Path(work), environment
        self.number = 0
        self.work.mkdir()

    def workspace(self, package):
        """A new copy of the package."""
        self.number += 1
        path = self.work / f"job-{self.number}"
        shutil.copytree(package, path, symlinks=True)
        return path

    def unpack(self, run, name, path):
        """Unpacks an artifact of another run, an archive. Names cannot leave the directory, but links can exist."""
        archive = self.work / f"{run}-{name}.zip"
        if not archive.exists():
            return False
        with zipfile.ZipFile(archive) as file:
            for entry in file.infolist():
                place = pathlib.Path(file.extract(entry, path))
                if stat.S_ISLNK(entry.external_attr >> 16):
                    target = place.read_text()
                    place.unlink()
                    place.symlink_to(target)
        return True

    def shell(self, source, directory, environment):
        """Runs a shell script as a runner does; returns its exit code."""
        result = subprocess.run(
            ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", source], cwd=directory,
            env=self.environment | environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True)
        with open(self.work / "log", "a") as log:
            log.write(f"$ {source}\n{result.stdout}-> {result.returncode}\n")
        return result.returncode


def check_keys(part, known):
    """Fails if a part of a YAML file would be ignored."""
    if unknown := set(part) - known:
        raise Failure(f"{part} has unsupported keys: {', '.join(sorted(unknown))}")


def copy(source, destination):
    """Copies a directory into another one."""
    shutil.copytree(source, destination, dirs_exist_ok=True, symlinks=True)


# MARK: GitHub


class Action:
    """The composite action, with the caches and the artifacts of a workflow run."""

    def __init__(self, path, machine):
        self.path, self.machine = path, machine
        self.definition = yaml.safe_load((path / "action.yml").read_text())
        self.steps = self.definition["runs"]["steps"]
        self.store = machine.work
        self.check()

    def check(self):
        """Fails if a step could execute the text of an input, or has an unsupported part."""
        for step in self.steps:
            check_keys(step, STEP_KEYS)
            if "${{" in step.get("run", ""):
                raise Failure(f"the step “{step['name']}” has an expression in its shell source")
            if "run" in step and step.get("shell") != "bash":
                raise Failure(f"the step “{step['name']}” has no shell")
            if step.get("uses", "actions/cache@v4") not in ACTIONS:
                raise Failure(f"the step “{step['name']}” uses an unsupported action")

    def run(self, package, environment, event=None, **inputs):
        """Runs a job with the given inputs; returns its workspace and whether it succeeded."""
        job = Job(self.machine.workspace(package), environment, event)
        self.run_steps(job, **inputs)
        return job.workspace, job.succeeded

    def run_steps(self, job, **inputs):
        """Runs the steps of the action in a job."""
        names = {name.replace("-", "_"): name for name in self.definition["inputs"]}
        values = {name: str(entry.get("default", "")) for name, entry in self.definition["inputs"].items()}
        for name, value in inputs.items():
            values[names[name]] = value
        job.begin(values)
        saved = []
        for step in self.steps:
            condition = str(step.get("if", "success()")).strip()
            condition = re.sub(r"^\$\{\{(.*)\}\}$", r"\1", condition)
            is_checked = "cancelled()" in condition
            if (not job.succeeded and not is_checked) or not job.evaluate(condition):
                continue
            if "run" in step:
                self.run_step(step, job)
            else:
                parameters = {key: job.expand(value) for key, value in step["with"].items()}
                job.succeeded &= self.use(step, parameters, job, saved)
        for key, path in saved:
            if job.succeeded and path.exists() and not (self.store / "cache" / key).exists():
                copy(path, self.store / "cache" / key)

    def run_step(self, step, job):
        files = {name: job.workspace.parent / f"{job.workspace.name}-{name}" for name in ["output", "path", "summary"]}
        environment = {key: job.expand(value) for key, value in step.get("env", {}).items()}
        environment |= job.environment | {
            "GITHUB_ACTIONS": "true", "GITHUB_ACTION_PATH": str(self.path), "GITHUB_OUTPUT": str(files["output"]),
            "GITHUB_PATH": str(files["path"]), "GITHUB_STEP_SUMMARY": str(files["summary"]),
            "GITHUB_WORKSPACE": str(job.workspace), "RUNNER_TEMP": str(job.temporary),
        }
        # Steps find the directories of earlier steps in PATH, the last one first.
        added = files["path"].read_text().splitlines() if files["path"].exists() else []
        environment["PATH"] = ":".join(added[::-1] + [self.machine.environment["PATH"]])
        files["output"].write_text("")
        directory = job.workspace / job.expand(step.get("working-directory", "."))
        job.succeeded &= self.machine.shell(step["run"], directory, environment) == 0
        outputs = dict(line.split("=", 1) for line in files["output"].read_text().splitlines())
        if "id" in step:
            job.outputs[step["id"]] = outputs

    def use(self, step, parameters, job, saved):
        """Does what an action does with files; returns whether it succeeds."""
        action, path = step["uses"], job.workspace / parameters["path"]
        if action == "actions/cache@v4":
            keys = [parameters["key"]]
            prefix = parameters.get("restore-keys")
            if prefix:
                keys += sorted(entry.name for entry in (self.store / "cache").glob(prefix + "*"))
            found = next((self.store / "cache" / key for key in keys if (self.store / "cache" / key).exists()), None)
            if found:
                copy(found, path)
            saved.append((parameters["key"], path))
            return True
        if action == "actions/upload-artifact@v4":
            if not path.exists():
                return True
            destination = self.store / "artifacts" / parameters["name"]
            if destination.exists() and parameters.get("overwrite") != "true":
                return False
            shutil.rmtree(destination, ignore_errors=True)
            copy(path, destination)
            if "id" in step:
                url = f"https://github.com/owner/app/actions/runs/{RUN}/artifacts/5"
                job.outputs[step["id"]] = {"artifact-url": url}
            return True
        if "run-id" in parameters:
            return self.machine.unpack(parameters["run-id"], parameters["name"], path)
        found = sorted((self.store / "artifacts").glob(parameters["pattern"]))
        for artifact in found:
            copy(artifact, path / artifact.name)
        return bool(found)


class Job:
    """The values that expressions of a job use."""

    def __init__(self, workspace, environment, event=None):
        self.workspace, self.environment, self.event = workspace, environment, event or {}
        self.temporary = workspace.parent / f"{workspace.name}-temporary"
        self.temporary.mkdir()
        self.succeeded = True
        self.begin({})

    def begin(self, inputs):
        """Enters an action with these inputs."""
        self.inputs = {name: value.replace("${{ github.token }}", "token") for name, value in inputs.items()}
        self.outputs = {}

    def expand(self, value):
        """Replaces the expressions in a value."""
        text = str(value).lower() if isinstance(value, bool) else str(value)
        return re.sub(r"\$\{\{(.*?)\}\}", lambda match: str(self.evaluate(match.group(1))), text)

    def evaluate(self, expression):
        """The value of an expression."""
        word = r"'[^']*'|&&|\|\||==|!=|!|\(|\)|[A-Za-z_][\w.-]*(?:\(\))?"
        if not re.fullmatch(rf"(?:\s*(?:{word}))*\s*", expression):
            raise Failure(f"the expression “{expression}” is not supported")
        return eval(" ".join(map(self.word, re.findall(word, expression))), {"__builtins__": {}})

    def word(self, word):
        operators = {"&&": "and", "||": "or", "!": "not ", "success()": repr(self.succeeded), "cancelled()": "False"}
        values = {
            "runner.os": "Linux", "runner.arch": "X64", "github.run_attempt": "1", "github.token": "token",
            "github.repository": "owner/app", "runner.temp": str(self.temporary),
        }
        if word in operators or not word[0].isalpha():
            return operators.get(word, word)
        parts = word.split(".")
        if word in values:
            value = values[word]
        elif parts[:2] == ["github", "event"]:
            value = self.event
            for part in parts[2:]:
                value = value.get(part, "") if isinstance(value, dict) else ""
        elif parts[0] == "inputs":
            value = self.inputs[parts[1]]
        elif parts[0] == "steps" and parts[2] == "outputs":
            value = self.outputs.get(parts[1], {}).get(parts[3], "")
        else:
            raise Failure(f"the value “{word}” is not supported")
        return repr(value)


class Workflow:
    """A workflow of the guide, whose steps use the action of this directory."""

    def __init__(self, source, action):
        self.action = action
        definition = yaml.safe_load(source)
        # YAML 1.1 reads the key “on” as a Boolean value.
        self.triggers = definition[True]
        [self.job] = definition["jobs"].values()
        self.permissions = self.job.get("permissions", definition.get("permissions"))
        for step in self.job["steps"]:
            check_keys(step, STEP_KEYS)
            if "${{" in step.get("run", ""):
                raise Failure("a step of the workflow has an expression in its shell source")

    def run(self, package, environment, event):
        """Runs the job in a workspace; returns the job, or nothing if its condition is not satisfied."""
        job = Job(self.action.machine.workspace(package), environment, event)
        if not job.evaluate(self.job.get("if", "success()")):
            return None
        for step in self.job["steps"]:
            if not job.succeeded:
                break
            parameters = {key: job.expand(value) for key, value in step.get("with", {}).items()}
            if "run" in step:
                self.action.run_step(step, job)
            elif step["uses"].startswith("OWNER/Tintype/scripts/ci/github@"):
                self.action.run_steps(job, **parameters)
            elif step["uses"] == "actions/download-artifact@v4":
                job.succeeded &= self.action.use(step, parameters, job, [])
            else:
                raise Failure(f"the workflow uses the unsupported action {step['uses']}")
        return job


# MARK: GitLab


class Template:
    """The template of GitLab, with the artifacts of a pipeline."""

    def __init__(self, path, machine, **inputs):
        self.machine = machine
        specification, source = path.read_text().split("\n---\n")
        declared = yaml.safe_load(specification)["spec"]["inputs"]
        values = {name: entry["default"] for name, entry in declared.items() if "default" in entry} | inputs
        if missing := set(declared) - set(values):
            raise Failure(f"the template requires the inputs {', '.join(sorted(missing))}")
        source = re.sub(r"\$\[\[ inputs\.([\w-]+) \]\]", lambda match: str(values[match.group(1)]), source)
        self.jobs = yaml.safe_load(source)
        self.artifacts = machine.work / "artifacts"
        for job in self.jobs.values():
            check_keys(job, JOB_KEYS)

    def run(self, name, package, environment, node=None):
        """Runs a job with the artifacts of the jobs that it needs; returns its workspace and its exit code."""
        job = self.jobs[name]
        base = self.jobs[job["extends"]]
        workspace = self.machine.workspace(package)
        for needed in job.get("needs", []):
            for artifact in sorted(self.artifacts.glob(needed + "-*")):
                copy(artifact, workspace)
        variables = base.get("variables", {}) | job.get("variables", {})
        variables = {key: str(value) for key, value in variables.items()} | {
            "GITLAB_CI": "true", "CI_PROJECT_DIR": str(workspace),
        } | environment
        variables = {
            key: value.replace("$CI_PROJECT_DIR", str(workspace)) for key, value in variables.items()}
        if node:
            variables |= {"CI_NODE_INDEX": str(node), "CI_NODE_TOTAL": str(job["parallel"])}
        code = self.machine.shell("\n".join(base["before_script"] + job["script"]), workspace, variables)
        for path in job["artifacts"]["paths"]:
            if (workspace / path).exists():
                copy(workspace / path, self.artifacts / f"{name}-{node or 1}" / path)
        return workspace, code
