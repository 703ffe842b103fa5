"""The same questions for programs: over HTTP (`arbitre api`) and for assistants (`arbitre mcp`). What the commands print as JSON is what they answer.

desk.py answers; calls.py says, once, what each question takes, from which the routes, the OpenAPI document and the tools are made.
"""
